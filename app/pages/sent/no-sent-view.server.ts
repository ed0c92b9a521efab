import { phoneView } from "~/domain/tenant/phone-view";
import type { NoSentView } from "~/features/sent/sent-view";
import type { ClosedLink } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";

/** The page of a link that opens nothing: it never did, or does no longer. */
export function noSentView({ t, config }: FormDesk, closed: ClosedLink | null): NoSentView {
  const phone = phoneView(config);
  return {
    title: t(`mine.${closed ?? "gone"}Title`),
    text: t(`mine.${closed ?? "gone"}Text`),
    help: phone === null ? t("mine.helpPlain") : t("mine.help", { phone: phone.text }),
    phone,
    home: t("mine.home"),
  };
}
