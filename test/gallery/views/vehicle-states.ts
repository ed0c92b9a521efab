import { salePrice } from "~/domain/pricing/price-rule";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { DemoLender } from "~/infra/stock/demo/demo-spec.server";
import { financeOf } from "~/infra/stock/demo/money-fields.server";
import { UNBROKEN } from "../examples/sample-words";

/**
 * The vehicle in every state that changes its card or its page, by what is the matter.
 * @param lender whose repayments it shows
 */
export function vehicleStates(
  vehicle: Vehicle,
  lender: DemoLender | null,
): Readonly<Record<string, Vehicle>> {
  const price = vehicle.price ?? 0;
  const shown = (change: Partial<Vehicle>): Vehicle => {
    const state = { ...vehicle, created_at: "2020-01-01T00:00:00Z", ...change };
    const asked = salePrice(state)?.amount ?? null;
    // A repayment is that of the price beside it.
    return asked === salePrice(vehicle)?.amount ? state : { ...state, ...financeOf(asked, lender) };
  };
  return {
    "for sale": shown({}),
    reduced: shown({ offer_price: Math.round(price * 0.9), price_type: "Drive Away" }),
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
