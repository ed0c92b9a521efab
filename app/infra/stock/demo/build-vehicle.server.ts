import { basicColourOf } from "~/domain/colour/colour-of";
import { stableId } from "~/domain/stock/stable-id";
import { toAsciiSlug } from "~/domain/text/slug";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { isImportedMake } from "./catalogue.server";
import { type Choice, chooseVehicle } from "./choose-vehicle.server";
import type { DemoDealer, DemoGroup } from "./demo-spec.server";
import { commentsOf, drawnEquipment, filteredFeatures } from "./describe.server";
import { fittedEquipment, interiorFor } from "./range/fitted-equipment.server";
import { plateFor, vinFor } from "./identity.server";
import { moneyFields } from "./money-fields.server";
import { picturesOf } from "./pictures.server";
import { placeFields, placeFor } from "./place-fields.server";
import { type Powertrain, powertrainOf } from "./powertrain.server";
import { createPrng, type Prng } from "./prng.server";
import { sheetOf } from "./range/model-sheet.server";
import { toldFeatures } from "./range/told-features.server";
import { toldFigures } from "./range/told-figures.server";
import { specificationFields } from "./specification-fields.server";
import { dateBefore, monthOf, timeBefore } from "./times.server";
import { kilometres } from "./value.server";
import { demoWords } from "./words.server";

const LATEST_SERIES_YEARS = 6;

/** Which vehicle of which dealer this is, and today. */
export interface BuildRequest {
  readonly dealer: DemoDealer;
  readonly group: DemoGroup;
  readonly index: number;
  /** Midnight (UTC) of the reference day. */
  readonly today: Date;
}

/** One ordinary vehicle in stock, the same for the same dealer, index and day. */
export function buildVehicle({ dealer, group, index, today }: BuildRequest): Vehicle {
  const prng = createPrng(`${dealer.spec.seed}/${dealer.slug}/${index}`);
  const choice = chooseVehicle(group, prng, today.getUTCFullYear());
  const { itemType } = group;
  const age = today.getUTCFullYear() - choice.year;
  const km = kilometres(itemType, choice.carType, age, prng);
  const colour = prng.weighted(coloursOf(choice));
  const power = powertrainOf(choice);
  const series = seriesOf(group, choice, age, prng);
  const title = titleOf(choice, series, power);
  const sheet = sheetOf(dealer.range, choice);
  const drawn = drawnEquipment(choice, age, prng);
  const equipment = fittedEquipment(drawn, choice, {
    isLowest: sheet?.isLowest ?? null,
    told: toldFeatures(sheet),
  });
  const location = placeFor(dealer, group, choice, prng);
  const basis = {
    item_type: itemType,
    simple_body: choice.model.segment.simpleBody,
    colour,
    simple_colour: basicColourOf(colour),
    ...specificationFields({ choice, series, power, told: toldFigures(sheet, power) }, prng),
  };
  const registered = choice.carType !== "new" && (itemType !== "caravan" || age > 0);
  const id = stableId("demo", dealer.slug, String(index));
  return {
    ...basis,
    ...identityFields(
      dealer,
      index,
      id,
      { name: title, make: choice.model.make },
      registered ? plateFor(location.address.state, prng) : null,
      prng,
    ),
    ...moneyFields(choice, age, km, { dealer, group }, prng),
    ...placeFields(dealer, location, prng),
    ...datesOf(choice, today, registered, prng),
    ...picturesOf(basis, prng),
    ...NOTHING_SPECIAL,
    ...valuationCode(id, itemType),
    ...checkoutFields(id, choice.carType),
    interior_colour:
      itemType === "car" && prng.chance(0.7) ? interiorFor(equipment, prng.pick(demoWords.interiors)) : null,
    km,
    categories: [
      ...(prng.chance(0.3) ? prng.sample(group.categories, 1) : []),
      ...originOf(choice, group, id),
    ],
    certified: isCertified(group, choice, { age, km }, prng),
    standardEquipment: [...equipment],
    filtered_features: filteredFeatures(equipment),
    dealercomments: commentsOf(choice, { title, colour, km, drawn, equipment }, prng),
    views: Math.floor(prng.next() ** 3 * 1_900),
    custom_rank: prng.int(0, 100),
  };
}

/** Of what is sold in both countries this share came from abroad. */
const IMPORTED_SHARE = 0.35;
/** Japan has no use for these. */
const NEVER_IMPORTED: ReadonlySet<string | null> = new Set(["ute", "cabChassis"]);

/** Where a used vehicle was sold new, as the group tells it. */
function originOf(choice: Choice, group: DemoGroup, id: string): string[] {
  if (choice.carType !== "used") return [];
  const { make, imported, segment } = choice.model;
  const isOfBoth = isImportedMake(make) && !NEVER_IMPORTED.has(segment.simpleBody);
  // Of its own, so that nothing else of the vehicle depends on it.
  const isImport = imported || (isOfBoth && createPrng(`origin/${id}`).chance(IMPORTED_SHARE));
  const category = isImport ? group.importCategory : group.localCategory;
  return category === null ? [] : [category];
}

const NOTHING_SPECIAL = {
  preorder: false,
  status: "in_stock",
  sold: false,
  reserved: false,
  tag: null,
  show_on_dealer_website: true,
  trade_in_enabled: true,
  sold_date_timestamp: null,
  private_suburb: null,
  private_postcode: null,
  video_url: null,
  external_video_url: null,
  walkaround_videos: [],
  videos: [],
  spin_code: null,
  file: null,
} satisfies Partial<Vehicle>;

/** Four in five cars have a code by which lenders value them; which ones depends on the id, as below. */
function valuationCode(id: string, itemType: Vehicle["item_type"]) {
  const hasCode = itemType === "car" && Number(id.at(-1)) < 8;
  const code = Number(id).toString(36).toUpperCase().padStart(6, "0").slice(-6);
  return { nvic: hasCode ? code : null, has_nvic: hasCode };
}

/**
 * Most vehicles can be bought online, some with a deposit of their own. The id decides, so that no other random choice
 * changes.
 */
function checkoutFields(id: string, carType: Vehicle["car_type"]) {
  const digit = Number(id.at(-1));
  return {
    checkout_enabled: digit < 8,
    reserve_amount: digit === 3 && carType !== "used" ? 500 : null,
  };
}

/** Caravans are painted like each other, motorcycles in their maker's colours. */
function coloursOf({ model: { make, segment } }: Choice): Readonly<Record<string, number>> {
  if (segment.item === "caravan") return demoWords.caravanColours;
  const byMake = demoWords.motorcycleColours;
  return segment.item === "motorcycle"
    ? (byMake[make] ?? byMake["*"] ?? demoWords.colours)
    : demoWords.colours;
}

function titleOf({ year, model, badge }: Choice, series: string | null, power: Powertrain | null): string {
  const gearbox = power && model.segment.item === "car" ? (power.manual ? "Manual" : "Auto") : null;
  const drive =
    power?.drive === "AWD" ? "AWD" : power?.drive === "4WD" && model.segment.item === "car" ? "4x4" : null;
  const parts = [year, model.make, model.model, badge.name, series, gearbox, drive];
  return parts
    .filter((word, at) => word && !(word === drive && at > 3 && badge.name.includes(word)))
    .join(" ");
}

/** The catalogue knows the latest series of a model only: an older vehicle is shown without. */
function seriesOf(group: DemoGroup, { model }: Choice, age: number, prng: Prng): string | null {
  if (group.series.length > 0) return prng.pick(group.series);
  return age <= LATEST_SERIES_YEARS || model.until !== null ? model.series : null;
}

function identityFields(
  dealer: DemoDealer,
  index: number,
  id: string,
  { name, make }: { readonly name: string; readonly make: string },
  regplate: string | null,
  prng: Prng,
): Pick<Vehicle, "id" | "slug" | "name" | "carsales_title" | "stocknum" | "vin" | "regplate"> {
  const initials = dealer.slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  const stocknum = `${initials}${String(10_000 + index)}`;
  return {
    id,
    slug: `${toAsciiSlug(name).slice(0, 140)}-${stocknum.toLowerCase()}`,
    name,
    carsales_title: prng.chance(0.5) ? `${name} MY${name.slice(2, 4)}` : null,
    stocknum,
    vin: vinFor(make, prng),
    regplate,
  };
}

function datesOf(
  choice: Choice,
  today: Date,
  registered: boolean,
  prng: Prng,
): Pick<Vehicle, "created_at" | "updated_at" | "rego_expiry" | "build_date" | "compliance_date"> {
  const listed = prng.int(9, 210);
  const month = prng.int(1, 10);
  return {
    created_at: timeBefore(today, listed, prng),
    updated_at: timeBefore(today, prng.int(1, Math.min(8, listed)), prng),
    rego_expiry: registered ? dateBefore(today, -prng.int(3, 360)) : null,
    build_date: monthOf(choice.year, month),
    compliance_date: monthOf(choice.year, month + prng.int(0, 2)),
  };
}

function isCertified(
  { certified }: DemoGroup,
  { carType, model }: Choice,
  { age, km }: { readonly age: number; readonly km: number | null },
  prng: Prng,
): boolean {
  if (!certified || carType !== "used" || age > certified.maxAge) return false;
  const isChosen = certified.makes.includes(model.make) && prng.chance(certified.share);
  return isChosen && (certified.belowKm === undefined || (km ?? 0) < certified.belowKm);
}
