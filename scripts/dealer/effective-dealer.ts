import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";
import { type SiteConfig, siteConfigSchema } from "~/domain/tenant/site-config";
import { withPagesThatHaveMatter } from "~/domain/tenant/standard/pages-with-matter";
import { standardHome } from "~/domain/tenant/standard/standard-home";
import { footerColumnsOf, menuOf } from "~/domain/tenant/standard/standard-nav";
import { type DealerLayers, dealerLayers } from "~/infra/tenant/dealer-layers.server";
import { readTenantFiles } from "~/infra/tenant/read-tenant-files.server";
import type { DealerRun } from "../run-dealer";
import { interfaceWords } from "./interface-words";

/** A dealer as the site has it. */
export interface EffectiveDealer {
  readonly slug: string;
  readonly config: SiteConfig;
  readonly layers: DealerLayers;
  /** Paths of fields that no file gives and that follow from what the dealer has. */
  readonly made: readonly string[];
}

/**
 * Reads one dealer's files over its template's, its country's and the defaults.
 * @throws Error when a field has a fault
 */
export async function effectiveDealer(
  slug: string,
  { dir, presets }: Pick<DealerRun, "dir" | "presets">,
): Promise<EffectiveDealer> {
  const files = (await readTenantFiles(dir)).find(({ folder }) => folder === slug);
  const layers = files?.input == null ? null : dealerLayers(files.input, files.written.written, presets);
  const read = layers === null ? null : siteConfigSchema.safeParse(layers.input);
  if (layers === null || read?.success !== true)
    throw new Error(`${slug} cannot be read: npm run dealer -- check ${slug} says why`);
  const config = withPagesThatHaveMatter(read.data);
  const made = madeIn(layers.input);
  const t = interfaceWords(config.site.locale, config.content.labels);
  return {
    slug,
    layers,
    made,
    config: {
      ...config,
      nav: {
        ...config.nav,
        items: [...menuOf(config, t)],
        footerColumns: [...footerColumnsOf(config, t)],
      },
      home: made.includes("home.blocks")
        ? { ...config.home, blocks: [...standardHome(config, t)] }
        : config.home,
    },
  };
}

const MADE = [
  ["nav", "items"],
  ["nav", "footerColumns"],
  ["home", "blocks"],
] as const;

function madeIn(input: JsonObject): readonly string[] {
  return MADE.filter(([group, field]) => {
    const given = isJsonObject(input[group]) ? input[group][field] : undefined;
    return !Array.isArray(given) || given.length === 0;
  }).map((path) => path.join("."));
}
