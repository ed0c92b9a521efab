import { countryOf } from "~/domain/country/country-of";
import { countryValues } from "~/domain/country/country-values";
import { siteSchema } from "~/domain/tenant/config/site";
import { isJsonObject, type JsonObject, layerOver } from "~/domain/tenant/layer";
import type { TemplatePreset } from "~/domain/tenant/template-preset";

/** Whose values lie over the defaults, from the lowest to the highest. */
export const LAYER_NAMES = ["country", "template", "dealer"] as const;
/** One of {@link LAYER_NAMES}. */
export type LayerName = (typeof LAYER_NAMES)[number];

/** What a dealer's configuration is put together from, before the defaults. */
export interface DealerLayers {
  readonly values: Readonly<Record<LayerName, JsonObject>>;
  /** The layers in one, with the pages that are written. */
  readonly input: JsonObject;
  readonly preset: TemplatePreset | null;
  /** What is wrong with the template's name. */
  readonly fault: string | null;
}

type Presets = Readonly<Record<string, TemplatePreset>>;

/**
 * The layers of a dealer's configuration (TEN-02): what its country brings, then its template, then its own files.
 * @param given what the dealer's files say @param pages keys and paths of the pages there are words for
 */
export function dealerLayers(given: JsonObject, pages: readonly string[], presets: Presets): DealerLayers {
  const { preset, fault } = presetOf(given, presets);
  const values = { country: valuesOfCountry(given), template: preset?.values ?? {}, dealer: given };
  const layered = layerOver(layerOver(values.country, values.template), values.dealer);
  return { values, input: layerOver(layered, { content: { pages: [...pages] } }), preset, fault };
}

/** Nothing where the file names no country: the defaults are those of the first one. */
function valuesOfCountry({ site }: JsonObject): JsonObject {
  const code = siteSchema.shape.country.safeParse(isJsonObject(site) ? site["country"] : undefined);
  return code.success && isJsonObject(site) && "country" in site ? countryValues(countryOf(code.data)) : {};
}

function presetOf(
  input: JsonObject,
  presets: Presets,
): { readonly preset: TemplatePreset | null; readonly fault: string | null } {
  const template = isJsonObject(input["site"]) ? input["site"]["template"] : undefined;
  if (typeof template !== "string") return { preset: null, fault: null };
  const preset = Object.hasOwn(presets, template) ? presets[template] : undefined;
  if (preset !== undefined) return { preset, fault: null };
  const known = Object.keys(presets).sort().join(", ");
  const fault = `site.template: expected one of the templates ${known}, received ${JSON.stringify(template)}`;
  return { preset: null, fault };
}
