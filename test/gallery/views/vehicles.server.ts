import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { services } from "~/services.server";
import type { ChosenSite } from "../site/site-answer.server";
import { UNBROKEN } from "../examples/sample-words";

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

/** The vehicle in every state that changes its card or its page, by what is the matter. */
export function vehicleStates(vehicle: Vehicle): Readonly<Record<string, Vehicle>> {
  const price = vehicle.price ?? 0;
  const shown = (change: Partial<Vehicle>): Vehicle => ({
    ...vehicle,
    created_at: "2020-01-01T00:00:00Z",
    ...change,
  });
  return {
    "for sale": shown({}),
    reduced: shown({ offer_price: Math.round(price * 0.9), price_type: "Drive away" }),
    "just arrived": shown({ created_at: new Date().toISOString() }),
    reserved: shown({ reserved: true }),
    "coming soon": shown({ status: "coming_soon" }),
    "tagged by the dealer": shown({ tag: "Price Drop" }),
    new: shown({ car_type: "new", km: 12 }),
    demonstrator: shown({ car_type: "demo" }),
    "certified, electric": shown({ certified: true, simple_fuel: "Electric" }),
    "without a price": shown({ price: null, offer_price: null }),
    "to be ordered": shown({ price: null, offer_price: null, preorder: true }),
    "without pictures": shown({ images: [], photos_count: 0, ...NOTHING_TO_SEE }),
    sold: shown({ status: "sold", sold: true }),
    "long words": shown({
      make: "Mercedes-Benz",
      model: "Sprinter Transporter Mixto Kombi",
      badge: "516 CDI Long Wheelbase High Roof 4MATIC Special Vehicles Edition",
      series: UNBROKEN.slice(0, 48),
      price: 1_234_567,
      offer_price: 1_099_990,
      km: 1_234_567,
      city: "Llanfairpwllgwyngyllgogerychwyrndrobwll",
    }),
  };
}

const NOTHING_TO_SEE: Partial<Vehicle> = {
  spin_images: [],
  spin_interior_image: null,
  spin_code: null,
  hotspots: null,
  video_url: null,
  external_video_url: null,
  videos: [],
  walkaround_videos: [],
};
