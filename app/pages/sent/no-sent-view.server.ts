import { phoneView } from "~/domain/tenant/phone-view";
import type { NoSentView } from "~/features/sent/sent-view";
import type { ClosedLink } from "~/ports/sent-leads";
import { helpView } from "./help-view.server";
import type { FormDesk } from "~/request/form-context.server";

/** The page of a link that opens nothing: it never did, or does no longer. */
export function noSentView(site: FormDesk, closed: ClosedLink | null): NoSentView {
  const { t, config } = site;
  return {
    title: t(`mine.${closed ?? "gone"}Title`),
    text: t(`mine.${closed ?? "gone"}Text`),
    ...helpView(phoneView(config)?.text ?? null, site),
    home: t("mine.home"),
  };
}
