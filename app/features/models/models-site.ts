import type { PageSite } from "~/domain/content/page-frame";
import type { Formatter } from "~/i18n/format";

/** What pages of models are built from. */
export interface ModelsSite extends PageSite {
  readonly format: Formatter;
}
