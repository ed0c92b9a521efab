import { TextLink } from "~/ui/text-link/text-link";
import type { NoSentView } from "./sent-view";

/** Whom to call; a press on it calls. */
export function HelpLine({ help, phone }: Pick<NoSentView, "help" | "phone">) {
  return phone === null ? <>{help}</> : <TextLink href={phone.href}>{help}</TextLink>;
}
