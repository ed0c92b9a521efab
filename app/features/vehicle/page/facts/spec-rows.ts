import type { SiteConfig } from "~/domain/tenant/site-config";
import { displayMakeModel } from "~/domain/vehicle/make-names";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";
import type { FactView } from "./fact-view";

interface RowContext {
  readonly format: Formatter;
  readonly t: Translator;
}

type Cells = Readonly<Record<string, string | null | undefined>>;

/** Rows for what is known: one without a value is dropped (SPEC-01). Labels come from the `specs` copy. */
export function factRows(cells: Cells, t: Translator): readonly FactView[] {
  return Object.entries(cells).flatMap(([key, value]) =>
    value == null || value.trim() === "" ? [] : [{ key, label: t(`specs.${key}`), value }],
  );
}

/** What the manufacturer says about the variant: engine first, then measures and masses (VDP-09). */
export function variantSpecs(
  { simple_fuel, variant }: Vehicle,
  { format, t }: RowContext,
): readonly FactView[] {
  if (variant === null) return [];
  const unit = (key: string, value: number | null) =>
    value ? t(`units.${key}`, { number: format.number(value) }) : null;
  const cells: Cells = {
    engineSize:
      capacity(variant.enginesize, { format, t }) ?? engineLitres(variant.enginesize_litres, { format, t }),
    induction: variant.induction,
    gearbox: variant.geartype,
    bodyConfiguration: variant.bodyconfiguration,
    // Feeds give electric cars the tank of the same model with an engine.
    tank: simple_fuel === "Electric" ? null : unit("litres", variant.fuelcapacity),
    length: unit("millimetres", variant.vehiclelength),
    width: unit("millimetres", variant.vehiclewidth),
    height: unit("millimetres", variant.vehicleheight),
    grossMass: unit("kilograms", variant.grossvehiclemass),
    towing: unit("kilograms", variant.towingcapacitybraked),
  };
  return factRows(cells, t);
}

/** What tells this one vehicle from others like it: the details box (OPEN-61). */
export function detailRows(
  vehicle: Vehicle,
  { config, format, t }: RowContext & { readonly config: Pick<SiteConfig, "search"> },
): readonly FactView[] {
  const { makeAliases, makePrefixedModels } = config.search;
  const cells: Cells = {
    condition: t(`card.conditions.${vehicle.car_type}`),
    makeAndModel: displayMakeModel(vehicle, makeAliases, makePrefixedModels),
    badge: vehicle.badge,
    series: vehicle.series,
    listed: format.date(new Date(vehicle.created_at)),
    dealership: vehicle.dealership_name,
    plate: vehicle.regplate,
    stockNumber: vehicle.stocknum,
  };
  return factRows(cells, t);
}

/**
 * An engine's size in litres, always with one decimal (SPEC-06): "2.0 L". Below a litre, as of motorcycles, in cubic
 * centimetres. Null where it is not known.
 */
export function engineLitres(litres: number | null | undefined, { format, t }: RowContext): string | null {
  if (!litres) return null;
  if (litres < 0.95)
    return t("units.cubicCentimetres", { number: format.number(Math.round(litres * 1_000)) });
  return t("units.litres", { number: format.number(litres, 1) });
}

/** Feeds give cubic centimetres as a bare number. */
function capacity(size: string | null, { format, t }: RowContext): string | null {
  if (size === null || !/^\d+$/.test(size)) return size;
  return t("units.cubicCentimetres", { number: format.number(Number(size)) });
}
