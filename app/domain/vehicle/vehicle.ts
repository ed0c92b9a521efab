import * as z from "zod";
import { plainHost } from "../picture/remote-source";
import { BASIC_COLOURS } from "../colour/basic-colours";
import { BODY_TYPES } from "./body-types";

/**
 * The vehicle record, as published stock holds it: every field of the specification under the names the
 * specification gives them, because feeds, exports and the search index speak those names.
 * Money is whole or decimal units of the dealer's currency (not cents); distances are km; times are ISO 8601.
 */

const text = z.string().max(200);
const optionalText = text.nullable().default(null);
/** The form an address must have that pages link to or show; `javascript:` and the like do not fit. */
const WEB_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]+$/i;
const url = z
  .string()
  .max(2_000)
  .regex(WEB_ADDRESS, "expected an address with https:// or a path of our own")
  // An import looks at a million addresses, nearly all of them plain.
  .refine(
    (address) => plainHost(address) !== null || URL.canParse(address, "https://own.invalid"),
    "expected an address that can be read",
  );
const money = z.number().nonnegative().max(100_000_000);
const optionalMoney = money.nullable().default(null);
const measure = z.number().nonnegative().max(10_000_000).nullable().default(null);
const isoTime = z.iso.datetime({ offset: true });
const optionalDate = z.iso.date().nullable().default(null);

/** A `%` that begins no escape (`A%ZZ`): servers refuse such an address, or read another one than was meant. */
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;

/** Whether a text that is sent can be the address of a vehicle's picture or film. */
export function isVehicleAddress(text: string): boolean {
  if (text.includes("%") && BROKEN_ESCAPE.test(text)) return false;
  return plainHost(text) !== null || url.safeParse(text).success;
}

/** New, demo and used, in the order every list shows them. */
export const CAR_TYPES = ["new", "demo", "used"] as const;
/** New, used or demonstrator. */
export const carTypeSchema = z.enum(CAR_TYPES);
/** A value of {@link carTypeSchema}. */
export type CarType = z.infer<typeof carTypeSchema>;

/** The kind of thing on sale: `item_type` of the specification, for all kinds it names. */
export const ITEM_TYPES = ["car", "caravan", "motorcycle", "truck"] as const;
/** What kind of thing is for sale. */
export const itemTypeSchema = z.enum(ITEM_TYPES);
/** A value of {@link itemTypeSchema}. */
export type ItemType = z.infer<typeof itemTypeSchema>;

const picture = z.strictObject({ url, thumb: z.strictObject({ url }) });
/** One photo: `image.url` and `image.thumb.url`. */
const vehicleImageSchema = z.strictObject({ image: picture });
/** A picture of a vehicle: its address and that of a small one. */
export type VehicleImage = z.infer<typeof vehicleImageSchema>;

const video = z.strictObject({ video: z.strictObject({ url }) });

/** A described point on the exterior spin or the interior view; positions are 0 to 1 of width and height. */
const hotspotSchema = z.strictObject({
  description: z.string().max(1_000),
  anchors: z.array(text).default([]),
  positions: z
    .array(z.strictObject({ frame: z.int().nonnegative(), x: z.number(), y: z.number() }))
    .default([]),
});

const vehicleLocationSchema = z.strictObject({
  id: text,
  name: text,
  slug: text,
  phone: optionalText,
  address: z.strictObject({
    id: optionalText,
    street: optionalText,
    city: optionalText,
    state: optionalText,
    postcode: optionalText,
    place_url: url.nullable().default(null),
  }),
  position: z
    .strictObject({ lat: z.number().min(-90).max(90), long: z.number().min(-180).max(180) })
    .nullable()
    .default(null),
  distribution_locations: z.array(z.strictObject({ id: text, name: text })).default([]),
});

/**
 * Manufacturer data of the exact variant: millimetres, kilograms, litres per 100 km, newton metres, kilowatts. An axle
 * configuration is a truck's: "6x4". What it drives and charges by electricity is in the unit of its name.
 */
const carVariantSchema = z.strictObject({
  cylinders: measure,
  enginesize: optionalText,
  enginesize_litres: measure,
  induction: optionalText,
  geartype: optionalText,
  fuelconsumptioncombined: measure,
  fuelcapacity: measure,
  grossvehiclemass: measure,
  vehiclelength: measure,
  vehicleheight: measure,
  vehiclewidth: measure,
  towingcapacitybraked: measure,
  bodyconfiguration: optionalText,
  torque: optionalText,
  power: measure,
  payload: measure,
  axleconfiguration: optionalText,
  ancaprating: optionalText,
  electric_range_km: measure,
  battery_capacity_kwh: measure,
  charging_ac_kw: measure,
  charging_dc_kw: measure,
});

/** Caravan measures: widths and lengths in feet, masses in kilograms. */
const caravanSpecificationsSchema = z.strictObject({
  body_width: measure,
  body_length: measure,
  tare_weight: measure,
  axle_type: optionalText,
  sleeps: measure,
  aggregate_trailer_mass: measure,
});

/** What one lender offers on one vehicle; rates are percent per year. */
export const lenderInfoSchema = z.strictObject({
  interestRate: z.number().nullable().default(null),
  comparisonRate: z.number().nullable().default(null),
  paymentWeek: optionalMoney,
  paymentMonth: optionalMoney,
  termYears: z.number().positive().max(30).nullable().default(null),
  terms: z.record(z.string(), money).default({}),
  deposit: optionalMoney,
  establishmentFees: optionalMoney,
  balloon: optionalMoney,
  totalPayable: optionalMoney,
  disclaimer: z.string().max(5_000).nullable().default(null),
  financeProvider: optionalText,
});

/** One published vehicle (ENT-01 to ENT-14). Unknown keys are an error. */
export const vehicleSchema = z.strictObject({
  /** A positive integer in decimal digits, unique in the region: ties in every sort order fall to it, ascending. */
  id: z.string().regex(/^[1-9]\d{0,15}$/),
  /** Path segment, unique in the region: lower-case ASCII letters, digits and hyphens. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(180),
  name: text,
  carsales_title: optionalText,
  stocknum: text,
  vin: optionalText,
  nvic: optionalText,
  has_nvic: z.boolean().default(false),
  regplate: optionalText,

  year: z.int().min(1900).max(2100),
  make: text.min(1),
  model: text.min(1),
  badge: optionalText,
  series: optionalText,
  colour: optionalText,
  simple_colour: z.enum(BASIC_COLOURS).nullable().default(null),
  interior_colour: optionalText,
  body: optionalText,
  simple_body: z.enum(BODY_TYPES).nullable().default(null),
  bodyconfiguration: optionalText,
  fuel: optionalText,
  simple_fuel: optionalText,
  trans: optionalText,
  simple_transmission: optionalText,
  gearnum: measure,
  drive: optionalText,
  seats: measure,
  doors: measure,
  engine_size: optionalText,
  engine_size_litres: measure,
  km: measure,

  car_type: carTypeSchema,
  item_type: itemTypeSchema.default("car"),
  categories: z.array(text).max(30).default([]),

  price: optionalMoney,
  price_type: optionalText,
  before_price: optionalMoney,
  offer_price: optionalMoney,
  subscription_price: optionalMoney,
  preorder: z.boolean().default(false),

  /** `in_stock`, `coming_soon`, `sold`, or a value of the dealer's system: anything else is not in stock. */
  status: text.min(1),
  sold: z.boolean().default(false),
  reserved: z.boolean().default(false),
  tag: optionalText,
  certified: z.boolean().default(false),
  show_on_dealer_website: z.boolean().default(true),
  checkout_enabled: z.boolean().default(false),
  trade_in_enabled: z.boolean().default(true),
  reserve_amount: optionalMoney,

  created_at: isoTime,
  updated_at: isoTime,
  /** Unix seconds; null while unsold. */
  sold_date_timestamp: z.int().nonnegative().nullable().default(null),
  rego_expiry: optionalDate,
  build_date: optionalText,
  compliance_date: optionalText,

  location: vehicleLocationSchema,
  location_id: text,
  dealership_id: text,
  dealership_name: text,
  dealership_slug: text,
  city: optionalText,
  state: optionalText,
  private_suburb: optionalText,
  private_postcode: optionalText,

  images: z.array(vehicleImageSchema).max(100).default([]),
  photos_count: z.int().nonnegative().default(0),
  video_url: url.nullable().default(null),
  external_video_url: url.nullable().default(null),
  walkaround_videos: z.array(video).default([]),
  videos: z.array(video).default([]),
  spin_images: z.array(url).default([]),
  spin_interior_image: url.nullable().default(null),
  spin_code: optionalText,
  hotspots: z
    .strictObject({
      exterior: z.array(hotspotSchema).default([]),
      interior: z.array(hotspotSchema).default([]),
    })
    .nullable()
    .default(null),
  /** Address of the history report, when there is one. */
  file: url.nullable().default(null),

  standardEquipment: z.array(text).max(300).default([]),
  /** The features a shopper may filter by (facet `filtered_features`). */
  filtered_features: z.array(text).max(100).default([]),
  dealercomments: z.string().max(20_000).nullable().default(null),
  views: z.int().nonnegative().default(0),
  variant: carVariantSchema.nullable().default(null),
  caravan: caravanSpecificationsSchema.nullable().default(null),
  lenders: z.record(z.string(), lenderInfoSchema).default({}),
  youxQuote: z
    .strictObject({
      weeklyRepaymentAmount: money,
      advertisedRate: z.number().nullable().default(null),
      comparisonRate: z.number().nullable().default(null),
    })
    .nullable()
    .default(null),
  autograb_data: z
    .strictObject({ state_average_market_price: optionalMoney, average_market_price: optionalMoney })
    .nullable()
    .default(null),

  /** The dealer's or platform's ranking, higher first: the default order. */
  custom_rank: z.number().default(0),
});
/** A vehicle as it is published, stored and shown ({@link vehicleSchema}). */
export type Vehicle = z.infer<typeof vehicleSchema>;
