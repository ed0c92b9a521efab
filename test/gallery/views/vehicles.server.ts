import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { readEnv } from "~/infra/env.server";
import type { DemoLender } from "~/infra/stock/demo/demo-spec.server";
import { readDemoDealers } from "~/infra/stock/demo/read-demo-dealers.server";
import { services } from "~/services.server";
import type { ChosenSite } from "../site/site-answer.server";

/** The dealer's vehicle with the most to show, and others beside it. */
export interface SampleStock {
  readonly best: Vehicle;
  readonly others: readonly Vehicle[];
}

const OTHERS = 6;

/** Vehicles of the dealer's demonstration stock. @throws Error for a dealer without any */
export async function sampleStock({ config }: ChosenSite): Promise<SampleStock> {
  const found = await plainStock(config);
  const [best, ...others] = [...found].sort(
    (a, b) => richness(b) - richness(a) || Number(a.id) - Number(b.id),
  );
  if (best === undefined) throw new Error(`${config.site.slug} has no vehicle for sale.`);
  return { best, others: others.slice(0, OTHERS) };
}

/** A vehicle that can be reserved and bought online; null where the dealer offers none. */
export async function reservable({ config }: ChosenSite): Promise<Vehicle | null> {
  const found = await plainStock(config);
  return found.find(({ checkout_enabled }) => checkout_enabled) ?? null;
}

async function plainStock(config: SiteConfig): Promise<readonly Vehicle[]> {
  const { stock } = await services();
  const found: Vehicle[] = [];
  for (const { id } of config.site.dealerships)
    for await (const batch of stock.all(id)) found.push(...batch.filter(isPlain));
  return found;
}

function isPlain({ status, reserved, tag, price, images }: Vehicle): boolean {
  return status === "in_stock" && !reserved && (tag ?? "") === "" && (price ?? 0) > 10 && images.length > 3;
}

function richness(vehicle: Vehicle): number {
  const { spin_images, hotspots, spin_interior_image, videos, walkaround_videos, variant } = vehicle;
  const parts = [
    spin_images.length > 1,
    hotspots !== null,
    spin_interior_image !== null,
    videos.length + walkaround_videos.length > 0,
    variant !== null,
    vehicle.dealercomments !== null,
    vehicle.autograb_data !== null,
  ];
  return parts.filter(Boolean).length + vehicle.standardEquipment.length / 1_000;
}

/** Whose repayments the dealer's demonstration stock shows; null for the usual lender's. */
export async function sampleLender({ config }: ChosenSite): Promise<DemoLender | null> {
  const [dealer] = await readDemoDealers([config], readEnv(process.env).tenantConfigDir);
  return dealer?.lender ?? null;
}
