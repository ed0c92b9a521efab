import type { VehicleCondition } from "../tenant/config/vehicle-condition";
import type { Vehicle } from "./vehicle";

/**
 * Whether a condition of the dealer's configuration is true of a vehicle. A vehicle that is exactly `maxAgeYears` old
 * is too old.
 */
export function meetsCondition(
  { car_type: carType, certified, year }: Pick<Vehicle, "car_type" | "certified" | "year">,
  condition: VehicleCondition,
  thisYear: number,
): boolean {
  const { carTypes, maxAgeYears } = condition;
  return (
    (carTypes.length === 0 || carTypes.includes(carType)) &&
    (certified || !condition.certified) &&
    (maxAgeYears === null || year > thisYear - maxAgeYears)
  );
}
