import { siteView } from "~/features/site/site-view";
import type { ChosenSite } from "../site/site-answer.server";

/** What stands around every page of the dealer. */
export function frameArea({ config, content, t, now }: ChosenSite) {
  return { view: siteView(config, { t, now, models: content.models }) };
}
