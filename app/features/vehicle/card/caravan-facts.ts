import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";

/** Of a caravan's card: condition, how many it sleeps, body length in feet (OPEN-82) and tare; those known. */
export function caravanFacts(
  { car_type: carType, caravan }: Pick<VehicleSummary, "car_type" | "caravan">,
  format: Formatter,
  t: Translator,
): readonly string[] {
  const measured = (key: string, value: number | null | undefined, decimals: number): readonly string[] => {
    const known = value ?? 0;
    // A figure that would print as 0 is left out.
    return Number(known.toFixed(decimals)) > 0
      ? [t(`card.caravan.${key}`, { number: format.number(known, decimals) })]
      : [];
  };
  return [
    t(`card.conditions.${carType}`),
    ...measured("sleeps", caravan?.sleeps, 0),
    ...measured("length", caravan?.body_length, 1),
    ...measured("tare", caravan?.tare_weight, 0),
  ];
}
