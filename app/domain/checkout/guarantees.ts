import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "../vehicle/vehicle";
import { meetsCondition } from "../vehicle/vehicle-condition";

/** Something a dealer promises with a vehicle; `count` is hours, months or years. */
export interface Guarantee {
  readonly key: "refund" | "hold" | "moneyBack" | "roadside" | "warranty";
  readonly count: number;
}

/**
 * What comes with reserving a vehicle (RES-02, RES-03) and with the vehicle itself (RES-05 to RES-07): only what the
 * dealer promises with such a vehicle.
 */
export function guarantees(
  vehicle: Pick<Vehicle, "car_type" | "certified" | "year">,
  { reserve }: Pick<SiteConfig, "reserve">,
  thisYear: number,
): readonly Guarantee[] {
  const used = vehicle.car_type === "used";
  const isOn = (on: "moneyBackOn" | "roadsideOn" | "warrantyOn") =>
    meetsCondition(vehicle, reserve[on], thisYear);
  const promised: readonly (readonly [Guarantee["key"], number | null])[] = [
    ["refund", 100],
    ["hold", reserve.holdHours],
    ["moneyBack", used && isOn("moneyBackOn") ? reserve.moneyBackHours : null],
    ["roadside", used && isOn("roadsideOn") ? reserve.roadsideMonths : null],
    ["warranty", isOn("warrantyOn") ? reserve.warrantyYears : null],
  ];
  return promised.flatMap(([key, count]) => (count === null ? [] : [{ key, count }]));
}
