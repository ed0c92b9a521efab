import { basicColourOf } from "~/domain/colour/colour-of";
import { standInPictures } from "~/domain/picture/stand-in-pictures";
import { DAY_SECONDS } from "~/domain/time/day";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { DemoDealer } from "./demo-spec.server";
import { financeOf } from "./money-fields.server";
import { createPrng } from "./prng.server";
import { dateBefore, timeBefore } from "./times.server";
import { demoWords } from "./words.server";
import { NOT_TURNED, turntableFields } from "./turntable-fields.server";

/** What an edge case may look at beside the vehicle. */
interface Situation {
  readonly today: Date;
  readonly index: number;
  readonly subscriptions: boolean;
  readonly lender: DemoDealer["lender"];
}

/** Every `every`th vehicle, beginning with the `at`th, is changed in this way. */
interface EdgeCase {
  readonly every: number;
  readonly at: number;
  readonly change: (vehicle: Vehicle, situation: Situation) => Partial<Vehicle>;
}

const STATUS_CASES: readonly EdgeCase[] = [
  { every: 34, at: 4, change: () => ({ reserved: true, reserve_amount: 500 }) },
  { every: 46, at: 9, change: incoming },
  { every: 13, at: 6, change: (vehicle, { today, index }) => listedDaysAgo(vehicle, today, 1 + (index % 7)) },
  { every: 53, at: 17, change: (_, { today, index }) => soldDaysAgo(today, 1 + (index % 2)) },
  { every: 67, at: 23, change: (_, { today, index }) => soldDaysAgo(today, 12 + (index % 30)) },
  { every: 71, at: 30, change: () => ({ tag: "Test Drive Only" }) },
  {
    every: 61,
    at: 40,
    change: ({ car_type: type }) => (type === "used" ? { tag: "Great Value" } : { tag: "Runout Sale" }),
  },
  { every: 151, at: 50, change: () => ({ status: "in_transit" }) },
  { every: 149, at: 60, change: () => ({ show_on_dealer_website: false }) },
  {
    every: 83,
    at: 45,
    change: (vehicle, { index }) => (vehicle.car_type === "used" ? {} : preorder(vehicle, index)),
  },
];

const PRICE_CASES: readonly EdgeCase[] = [
  { every: 59, at: 11, change: (vehicle) => ({ ...priceless(vehicle, null), price_type: null }) },
  { every: 157, at: 31, change: (vehicle) => priceless(vehicle, 0) },
  { every: 97, at: 27, change: () => financeOf(null) },
  {
    every: 17,
    at: 2,
    change: (vehicle, { index, lender }) => markedDown(vehicle, 1_000 * (1 + (index % 2)), lender),
  },
  { every: 73, at: 8, change: ({ price }, { lender }) => reduced(Math.max(0, (price ?? 0) - 1_500), lender) },
  { every: 29, at: 14, change: (vehicle, { subscriptions }) => (subscriptions ? subscription(vehicle) : {}) },
];

/** A film anyone may show. */
const FILM = "https://www.youtube.com/embed/aqz-KE-bpKQ";

const MEDIA_CASES: readonly EdgeCase[] = [
  { every: 79, at: 13, change: () => ({ images: [], photos_count: 0, ...NOT_TURNED }) },
  {
    every: 89,
    at: 21,
    change: ({ images }) => ({ images: images.slice(0, 1), photos_count: 1, ...NOT_TURNED }),
  },
  { every: 41, at: 19, change: () => ({ video_url: FILM }) },
  { every: 97, at: 26, change: () => ({ videos: [{ video: { url: FILM } }] }) },
  { every: 127, at: 22, change: () => ({ external_video_url: FILM }) },
  { every: 131, at: 28, change: () => ({ walkaround_videos: [{ video: { url: FILM } }] }) },
];

const REGISTRATION_CASES: readonly EdgeCase[] = [
  {
    every: 5,
    at: 3,
    // Dealers of caravans say so; what is priced drive away is registered.
    change: ({ item_type: kind, price_type: terms, rego_expiry: expiry }, { today }) =>
      kind === "caravan" && terms !== "Drive Away" && expiry !== null
        ? { rego_expiry: dateBefore(today, 40) }
        : {},
  },
];

const TEXT_CASES: readonly EdgeCase[] = [
  {
    every: 107,
    at: 5,
    change: ({ name }) => ({
      name: `${name} Limited Edition with Tow Pack, Roof Racks & Long Range Tank (One Owner)`,
    }),
  },
  { every: 109, at: 15, change: (vehicle) => inColour(vehicle, "Crème de Menthe & O'Hara Gold") },
  {
    every: 113,
    at: 25,
    change: () => ({
      dealercomments:
        "Ōtāhuhu's favourite & Whangārei's too: <b>no bold here</b>, just \"quotes\" | naïve café 🚐",
    }),
  },
  { every: 103, at: 35, change: () => ({ badge: null, series: null }) },
];

const CASES = [STATUS_CASES, PRICE_CASES, MEDIA_CASES, TEXT_CASES, REGISTRATION_CASES];
const RUN_START = 100;
const RUN_LENGTH = 4;
const SOLD_RANK = 0.6;
const UNSEEN_RANK = 0.8;

/** Turns some of the ordinary vehicles into the cases a dealer's site has to cope with; `index` decides which. */
export function withEdgeCases(vehicle: Vehicle, situation: Situation): Vehicle {
  const { index, today } = situation;
  if (index >= RUN_START && index < RUN_START + RUN_LENGTH) {
    // Neighbours in the default order, so that the listing has a run of sold vehicles to collapse.
    return { ...vehicle, ...soldDaysAgo(today, 1), custom_rank: 80.1 + (index - RUN_START) / 1_000 };
  }
  const changed = CASES.reduce((before, cases) => {
    const found = cases.find(({ every, at }) => index % every === at);
    return found ? { ...before, ...found.change(before, situation) } : before;
  }, vehicle);
  // Sold vehicles and those without photographs are ranked lower, as dealers do: a first page of those would sell
  // nothing.
  const share = changed.sold ? SOLD_RANK : changed.images.length === 0 ? UNSEEN_RANK : 1;
  return { ...changed, custom_rank: changed.custom_rank * share };
}

function listedDaysAgo(vehicle: Vehicle, today: Date, days: number): Partial<Vehicle> {
  const listed = timeBefore(today, days, createPrng(vehicle.id));
  return { created_at: listed, updated_at: listed, views: vehicle.views % 60 };
}

function soldDaysAgo(today: Date, days: number): Partial<Vehicle> {
  const sold = Math.floor(today.getTime() / 1_000) - days * DAY_SECONDS + DAY_SECONDS / 2;
  return { status: "sold", sold: true, sold_date_timestamp: sold };
}

/** On its way: nothing is said of how it stands in the yard. */
function incoming(): Partial<Vehicle> {
  return { status: "coming_soon", dealercomments: demoWords.arriving };
}

/** Without a price there is nothing to call great value. */
/** To be ordered ahead; of a third of them nobody knows yet what they will cost. */
function preorder(vehicle: Vehicle, index: number): Partial<Vehicle> {
  const hasPrice = index % 249 !== 128;
  return {
    ...incoming(),
    preorder: true,
    ...(hasPrice ? {} : { ...priceless(vehicle, null), price_type: null }),
  };
}

function priceless({ tag }: Vehicle, price: 0 | null): Partial<Vehicle> {
  return { price, ...financeOf(null), tag: tag === "Great Value" ? null : tag };
}

/** Adds a higher earlier price. For a new vehicle that is the list price, and its price falls below it. */
function markedDown(
  { price, car_type: type }: Vehicle,
  gap: number,
  lender: DemoDealer["lender"],
): Partial<Vehicle> {
  const now = price ?? 0;
  if (type !== "new") return { before_price: now + gap };
  return { price: now - gap, before_price: now, ...financeOf(now - gap, lender) };
}

/** Lowers the price; the lender's figures follow it. */
function reduced(offer: number, lender: DemoDealer["lender"]): Partial<Vehicle> {
  return { offer_price: offer, ...financeOf(offer, lender) };
}

/** Of another colour, pictures included. */
function inColour(vehicle: Vehicle, colour: string): Partial<Vehicle> {
  const repainted = { ...vehicle, colour };
  return {
    colour,
    simple_colour: basicColourOf(colour),
    images: [...standInPictures(repainted, vehicle.images.length)],
    ...(vehicle.spin_images.length === 0 ? NOT_TURNED : turntableFields(repainted)),
  };
}

function subscription({ price, car_type: type }: Vehicle): Partial<Vehicle> {
  return type === "new" || !price ? {} : { subscription_price: Math.round(price / 190) };
}
