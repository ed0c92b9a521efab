import type { Formatter } from "~/i18n/format";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { localTime } from "~/domain/time/local-time";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Translator } from "~/i18n/translator";
import { bodyLabel } from "./body-label";
import { measuredText } from "./measured-text";
import { engineLitres } from "./spec-rows";
import type { FactView } from "./fact-view";

interface SpecContext {
  readonly format: Formatter;
  readonly t: Translator;
  readonly now: Date;
  readonly config: Pick<SiteConfig, "site">;
  /** Whether the page says that a car is not registered (SPEC-07). */
  readonly showUnregistered: boolean;
}

/** One decimal of a foot and two of a metre (OPEN-82). */
const METRES_PER_FOOT = 0.3048;

type Cell = string | null;

/** The key information grid (OPEN-81): what is known, in a fixed order; a row without a value is left out. */
export function keySpecs(vehicle: Vehicle, context: SpecContext): readonly FactView[] {
  const { t } = context;
  return Object.entries(cells(vehicle, context)).flatMap(([key, value]) =>
    value === null || value.trim() === "" ? [] : [{ key, label: t(`specs.${key}`), value }],
  );
}

function cells(vehicle: Vehicle, context: SpecContext): Readonly<Record<string, Cell>> {
  const { format, t } = context;
  const { variant } = vehicle;
  const count = (value: number | null | undefined) => (value ? format.number(value) : null);
  const unit = (key: string, value: number | null | undefined) =>
    value ? t(`units.${key}`, { number: format.number(value) }) : null;
  const written = (told: string | null | undefined) => (told == null ? null : measuredText(told, format));
  return {
    odometer: vehicle.km === null ? null : format.km(vehicle.km),
    body: bodyName(vehicle, t),
    transmission: transmission(vehicle, t),
    fuel: vehicle.fuel ?? vehicle.simple_fuel,
    drive: vehicle.drive,
    ...electricCells(vehicle, context),
    engine:
      engineLitres(vehicle.engine_size_litres ?? variant?.enginesize_litres, context) ??
      written(vehicle.engine_size),
    cylinders: count(variant?.cylinders),
    torque: written(variant?.torque),
    seats: count(vehicle.seats),
    doors: count(vehicle.doors),
    colour: vehicle.colour ?? (vehicle.simple_colour === null ? null : t(`colours.${vehicle.simple_colour}`)),
    interiorColour: vehicle.interior_colour,
    consumption: unit("consumption", variant?.fuelconsumptioncombined),
    towing: unit("kilograms", variant?.towingcapacitybraked),
    payload: unit("kilograms", variant?.payload),
    ...(vehicle.item_type === "truck"
      ? { grossMass: unit("kilograms", variant?.grossvehiclemass), axles: variant?.axleconfiguration ?? null }
      : {}),
    ancap: variant?.ancaprating ?? null,
    ...caravanCells(vehicle, context),
    registration: registration(vehicle, context),
    vin: vehicle.vin,
    stockNumber: vehicle.stocknum,
    buildDate: vehicle.build_date,
    complianceDate: vehicle.compliance_date,
  };
}

function electricCells({ variant }: Vehicle, { format, t }: SpecContext): Readonly<Record<string, Cell>> {
  const unit = (key: string, value: number | null | undefined) =>
    value ? t(`units.${key}`, { number: format.number(value) }) : null;
  const { electric_range_km: km, charging_ac_kw: ac, charging_dc_kw: dc } = variant ?? {};
  return {
    electricRange: km ? format.km(km) : null,
    battery: unit("kilowattHours", variant?.battery_capacity_kwh),
    charging:
      ac && dc
        ? t("units.kilowattsAcDc", { ac: format.number(ac), dc: format.number(dc) })
        : (unit("kilowattsAc", ac) ?? unit("kilowattsDc", dc)),
  };
}

/** The body in the feed's own words, which say more than the fixed type. */
function bodyName(vehicle: Vehicle, t: Translator): Cell {
  const label = bodyLabel(vehicle, t);
  return label === null || vehicle.body === null ? label : vehicle.body;
}

function transmission({ trans, simple_transmission: simple, gearnum }: Vehicle, t: Translator): Cell {
  const name = simple ?? trans;
  return name !== null && gearnum ? t("specs.gears", { name, number: gearnum, count: gearnum }) : name;
}

function caravanCells({ caravan }: Vehicle, { format, t }: SpecContext): Readonly<Record<string, Cell>> {
  if (caravan === null) return {};
  const unit = (key: string, value: number | null) =>
    value ? t(`units.${key}`, { number: format.number(value) }) : null;
  const length = (feet: number | null) =>
    feet
      ? t("units.feetAndMetres", {
          feet: format.number(feet, 1),
          metres: format.number(feet * METRES_PER_FOOT, 2),
        })
      : null;
  return {
    sleeps: caravan.sleeps ? format.number(caravan.sleeps) : null,
    bodyLength: length(caravan.body_length),
    bodyWidth: length(caravan.body_width),
    tare: unit("kilograms", caravan.tare_weight),
    atm: unit("kilograms", caravan.aggregate_trailer_mass),
    axles: caravan.axle_type,
  };
}

/** "Expires on 14 Mar 2027", or that it has passed, where the site says so (SPEC-07, COPY-46); nothing when not known. */
function registration(
  { rego_expiry: expiry }: Vehicle,
  { format, t, now, config, showUnregistered }: SpecContext,
): Cell {
  if (expiry === null) return null;
  const isValid = expiry >= localTime(now, config.site.timeZone).date;
  if (isValid) return t("rego.expires", { date: format.date(new Date(`${expiry}T12:00:00Z`)) });
  return showUnregistered ? t("rego.unregistered") : null;
}
