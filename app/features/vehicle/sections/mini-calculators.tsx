import { DeliverySection } from "./delivery/delivery-section";
import type { DeliveryView } from "./delivery/delivery-view";
import { FuelSection } from "./fuel/fuel-section";
import type { FuelView } from "./fuel/fuel-view";

export interface MiniCalculatorsProps {
  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;
}

/** Fuel and delivery, one below the other where a dealer has both. */
export function MiniCalculators({ fuel, delivery }: MiniCalculatorsProps) {
  return (
    <>
      {fuel === null ? null : <FuelSection view={fuel} />}
      {delivery === null ? null : <DeliverySection view={delivery} />}
    </>
  );
}
