import type { TransformName } from "../cell-transforms";
import { type FieldKind, fieldKindOf } from "./schema-kind";
import { isLenderField, partPath, schemaOfField, yearsOfTerm } from "./vehicle-parts";

/** How a field is read whose kind does not say it. Those of lenders are the same for each of them. */
const READINGS: Readonly<Record<string, TransformName>> = {
  year: "year",
  price: "money",
  before_price: "money",
  offer_price: "money",
  subscription_price: "amount",
  reserve_amount: "amount",
  km: "kilometres",
  seats: "seats",
  doors: "doors",
  gearnum: "gears",
  engine_size_litres: "litres",
  colour: "colour",
  simple_colour: "simpleColour",
  simple_fuel: "fuel",
  simple_transmission: "transmission",
  simple_body: "simpleBody",
  drive: "drive",
  car_type: "carType",
  status: "status",
  rego_expiry: "date",
  dealercomments: "paragraphs",
  walkaround_videos: "list",
  videos: "list",
  image_urls: "list",
  "location.city": "city",
  "location.distribution_locations": "list",
  "variant.cylinders": "cylinders",
  "variant.enginesize_litres": "litres",
  "variant.fuelconsumptioncombined": "consumption",
  "variant.grossvehiclemass": "kilograms",
  "variant.payload": "kilograms",
  "variant.towingcapacitybraked": "kilograms",
  "variant.vehiclelength": "millimetres",
  "variant.vehiclewidth": "millimetres",
  "variant.vehicleheight": "millimetres",
  "variant.power": "power",
  "variant.torque": "torque",
  "variant.electric_range_km": "electricRange",
  "variant.battery_capacity_kwh": "kilowattHours",
  "variant.charging_ac_kw": "kilowatts",
  "variant.charging_dc_kw": "kilowatts",
  "caravan.body_width": "caravanWidth",
  "caravan.body_length": "caravanLength",
  "caravan.tare_weight": "kilograms",
  "caravan.aggregate_trailer_mass": "kilograms",
  "caravan.sleeps": "berths",
  "youxQuote.weeklyRepaymentAmount": "amount",
  "youxQuote.advertisedRate": "percent",
  "youxQuote.comparisonRate": "percent",
  "autograb_data.state_average_market_price": "amount",
  "autograb_data.average_market_price": "amount",
  "lenders.interestRate": "percent",
  "lenders.comparisonRate": "percent",
  "lenders.paymentWeek": "amount",
  "lenders.paymentMonth": "amount",
  "lenders.deposit": "charge",
  "lenders.establishmentFees": "charge",
  "lenders.balloon": "charge",
  "lenders.totalPayable": "amount",
  "lenders.disclaimer": "paragraphs",
};

const KINDS: Readonly<Partial<Record<TransformName, FieldKind>>> = {
  year: "number",
  money: "number",
  amount: "number",
  charge: "number",
  percent: "number",
  kilometres: "number",
  litres: "number",
  seats: "number",
  doors: "number",
  berths: "number",
  gears: "number",
  cylinders: "number",
  consumption: "number",
  electricRange: "number",
  kilowattHours: "number",
  kilowatts: "number",
  power: "number",
  kilograms: "number",
  millimetres: "number",
  feet: "number",
  caravanLength: "number",
  caravanWidth: "number",
  list: "list",
};

/** What a field holds, and how a cell of it is read. */
export interface FieldReading {
  readonly kind: FieldKind;
  readonly as: TransformName;
}

/** How a field is read by its name alone; null for what no single value, and no list of texts, fills. */
export function fieldReading(name: string): FieldReading | null {
  const [head = "", ...parts] = partPath(name);
  const part = parts.at(-1) ?? "";
  const figure = yearsOfTerm(part) === null ? part : "paymentWeek";
  const as = READINGS[isLenderField(name) ? `${head}.${figure}` : name];
  if (as !== undefined) return { as, kind: KINDS[as] ?? "text" };
  const schema = schemaOfField(name);
  const kind = schema === null ? "text" : fieldKindOf(schema);
  return kind === null ? null : { kind, as: kind };
}
