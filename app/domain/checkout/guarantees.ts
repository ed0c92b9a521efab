import type { SiteConfig } from "../tenant/site-config";
import type { Vehicle } from "../vehicle/vehicle";

/** Something a dealer promises with a vehicle; `count` is hours, months or years. */
export interface Guarantee {
  readonly key: "refund" | "hold" | "moneyBack" | "roadside" | "warranty";
  readonly count: number;
}

/** What comes with reserving a vehicle (RES-02, RES-03) and with the vehicle itself (RES-05 to RES-07). */
export function guarantees(
  { car_type: type }: Pick<Vehicle, "car_type">,
  { reserve }: Pick<SiteConfig, "reserve">,
): readonly Guarantee[] {
  const used = type === "used";
  const promised: readonly (readonly [Guarantee["key"], number | null])[] = [
    ["refund", 100],
    ["hold", reserve.holdHours],
    ["moneyBack", used ? reserve.moneyBackHours : null],
    ["roadside", used ? reserve.roadsideMonths : null],
    ["warranty", reserve.warrantyYears],
  ];
  return promised.flatMap(([key, count]) => (count === null ? [] : [{ key, count }]));
}
