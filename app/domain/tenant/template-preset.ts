import type { JsonObject } from "./layer";
import type { ThemeTokens } from "./theme-tokens";

/** What a template brings to the configuration of its dealers: the layer between the defaults and the dealer. */
export interface TemplatePreset {
  /** Configuration values, as a dealer's file would write them. */
  readonly values: JsonObject;
  /** The template's colours by token name (`color-brand`), so that a dealer's own can be judged against them. */
  readonly colours: ThemeTokens;
}
