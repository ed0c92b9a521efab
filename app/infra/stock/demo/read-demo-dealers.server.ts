import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { comparisonRate } from "~/domain/finance/comparison-rate";
import { loanFees } from "~/domain/finance/loan-fees";
import { faultsOf, pathText } from "~/domain/faults/input-faults";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { RangeModel } from "./range/range-model.server";
import { readRange } from "./range/read-range.server";
import { type DemoDealer, type DemoLender, type DemoSpec, demoSpecSchema } from "./demo-spec.server";

const SPEC_FILE = "demo-stock.json";

/** The dealers among `configs` whose folder holds a `demo-stock.json`. Throws, naming the file, when one is unsound. */
export async function readDemoDealers(
  configs: readonly Pick<SiteConfig, "site" | "finance" | "pricing">[],
  dir: string,
): Promise<readonly DemoDealer[]> {
  const dealers = await Promise.all(
    configs.map(async (config) => {
      const spec = await readSpec(join(dir, config.site.slug, SPEC_FILE));
      return spec && demoDealer(config, spec, await readRange(join(dir, config.site.slug)));
    }),
  );
  return dealers.filter((dealer) => dealer !== null);
}

async function readSpec(file: string): Promise<DemoSpec | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const given: unknown = JSON.parse(text);
  const parsed = demoSpecSchema.safeParse(given);
  if (!parsed.success) {
    const problems = faultsOf(parsed.error, given).map(
      ({ path, expected, received }) => `  ${pathText(path)}: expected ${expected}, received ${received}`,
    );
    throw new Error([`${file}:`, ...problems].join("\n"));
  }
  return parsed.data;
}

function demoDealer(
  { site, finance, pricing }: Pick<SiteConfig, "site" | "finance" | "pricing">,
  spec: DemoSpec,
  range: readonly RangeModel[],
): DemoDealer | null {
  const selling = site.locations.filter(({ locationType: type }) => type === "sales" || type === "");
  if (selling.length === 0) return null;
  return {
    slug: site.slug,
    country: site.country,
    dealerships: site.dealerships,
    spec,
    range,
    tellsPrices: pricing.history,
    lender: spec.lender && finance.provider ? lenderOf(finance.provider, finance, spec.lender) : null,
    locations: selling.map((location) => ({ ...location, phone: location.contactDetail.phone })),
  };
}

function lenderOf(
  key: string,
  finance: SiteConfig["finance"],
  figures: NonNullable<DemoSpec["lender"]>,
): DemoLender {
  const fees = loanFees(finance, figures.fees);
  return { key, ...figures, loanFees: fees, comparisonRate: comparisonRate(figures.rate, fees) };
}
