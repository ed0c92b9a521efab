import { isRead } from "../cell-tests";
import { type CellTest, type TradeField, tradeField } from "../trade-field";
import type { TransformName } from "../../cell-transforms";

const LENGTHS = ["ft", "feet", "m", "metres", "meters", "mm", "cm"];
const MASSES = ["kg", "kgs"];

/** Names between spaces, alone and with each unit behind them: "Length (m)" is one word, `lengthm`. */
function withUnits(names: string, units: readonly string[]): string {
  const all = names.split(/\s+/).filter(Boolean);
  return [...all, ...all.flatMap((name) => units.map((unit) => name + unit))].join(" ");
}

const readAs =
  (name: TransformName): CellTest =>
  (text, reading) =>
    /^0+(?:\.0+)?$/.test(text.trim()) || isRead(name, text, reading);

function mass(field: string, label: string, names: string): TradeField {
  return tradeField(field, { label, names: withUnits(names, MASSES), allows: readAs("kilograms") });
}

function length(field: string, label: string, names: string): TradeField {
  return tradeField(field, { label, names: withUnits(names, LENGTHS), allows: readAs("feet") });
}

/** The kinds of axles by the words and counts that a cell says. */
export const AXLE_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\s*1\b|\bsingle\b|\bone\b/i, "Single"],
  [/^\s*2\b|\btandem\b|\bdual\b|\bdouble\b|\btwin\b/i, "Tandem"],
  [/^\s*3\b|\btri(?:ple|axle)?\b/i, "Triple"],
];

/** What a vehicle measures, weighs and pulls, by the fields that it fills. */
export const MEASURE_FIELDS = [
  tradeField("caravan.sleeps", {
    label: "sleeps",
    names:
      "sleeps berths berth numberofberths noofberths berthcount sleepingcapacity sleepcapacity sleepingberths numberofsleeps maxsleeps",
    allows: readAs("berths"),
  }),
  mass("caravan.tare_weight", "tare", "tare tareweight taremass dryweight unladenweight"),
  mass(
    "caravan.aggregate_trailer_mass",
    "ATM",
    "atm aggregatetrailermass aggregatetrailermassatm atmweight maximumtrailermass",
  ),
  tradeField("caravan.axle_type", {
    label: "axles",
    names: "axles axle axletype axlecount numberofaxles noofaxles axleconfig",
    allows: (text) => text.length <= 40 && AXLE_KINDS.some(([words]) => words.test(text)),
  }),
  length(
    "caravan.body_length",
    "body length",
    "bodylength vanlength caravanlength internallength interiorlength insidelength",
  ),
  length(
    "caravan.body_width",
    "body width",
    "bodywidth vanwidth caravanwidth internalwidth interiorwidth insidewidth",
  ),
  length(
    "variant.vehiclelength",
    "length",
    "vehiclelength overalllength externallength exteriorlength length totallength travellength lengthoverall",
  ),
  length(
    "variant.vehiclewidth",
    "width",
    "vehiclewidth overallwidth externalwidth exteriorwidth width totalwidth travelwidth",
  ),
  length(
    "variant.vehicleheight",
    "height",
    "vehicleheight overallheight externalheight exteriorheight height totalheight travelheight",
  ),
  mass("variant.payload", "payload", "payload payloadcapacity maxpayload maximumpayload"),
  mass(
    "variant.towingcapacitybraked",
    "towing, braked",
    "towingcapacitybraked brakedtowingcapacity towingcapacity brakedtowcapacity towcapacity maxtowingcapacity maximumtowingcapacity towingbraked brakedtowing maxtowing maxbrakedtowing towrating",
  ),
  tradeField("variant.torque", {
    label: "torque",
    names: "torque maxtorque maximumtorque enginetorque torquenm maxtorquenm",
    allows: (text) => text.length <= 60 && /\d/.test(text),
  }),
  tradeField("variant.power", {
    label: "power",
    names:
      "power enginepower maxpower maximumpower poweroutput powerkw enginepowerkw maxpowerkw kw kilowatts powerhp horsepower bhp powerbhp leistung",
    allows: readAs("power"),
  }),
  tradeField("variant.fuelcapacity", {
    label: "fuel tank",
    names:
      "fuelcapacity fueltank fueltankcapacity fueltanksize tankcapacity fuelcapacitylitres fueltankcapacitylitres fueltanklitres",
    allows: readAs("number"),
  }),
  tradeField("variant.ancaprating", {
    label: "ANCAP",
    names: "ancap ancaprating ancapstars ancapsafetyrating ancapstarrating",
    allows: (text) => text.length <= 60 && /\d/.test(text),
  }),
];
