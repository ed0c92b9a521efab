import { phoneLink } from "~/domain/tenant/phone-view";
import type { NoSentView } from "~/features/sent/sent-view";
import type { FormDesk } from "~/request/form-context.server";

/** Whom to call about what was sent. @param phone the number, as people write it; null where there is none */
export function helpView(
  phone: string | null,
  { t, config }: Pick<FormDesk, "t" | "config">,
): Pick<NoSentView, "help" | "phone"> {
  return phone === null
    ? { help: t("mine.helpPlain"), phone }
    : { help: t("mine.help", { phone }), phone: phoneLink(phone, config) };
}
