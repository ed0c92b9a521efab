import { vehiclePath } from "~/paths";
import type { CardAction, CardView } from "./card-view";

/** Where each button of a card leads (CARD-10). */
export function cardHrefs({
  slug,
  enquireHref,
  hrefs,
}: Pick<CardView, "slug" | "enquireHref" | "hrefs">): Readonly<Record<CardAction, string>> {
  const page = vehiclePath(slug);
  return {
    enquire: enquireHref ?? page,
    finance: `${page}#finance`,
    testDrive: page,
    reserve: page,
    viewDetails: page,
    ...hrefs,
  };
}
