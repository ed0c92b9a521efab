import { duo } from "~/ui/theme/layout.css";
import { DeliverySection } from "./delivery/delivery-section";
import type { DeliveryView } from "./delivery/delivery-view";
import { FuelSection } from "./fuel/fuel-section";
import type { FuelView } from "./fuel/fuel-view";

export interface MiniCalculatorsProps {
  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;
}

/** Fuel and delivery side by side where a dealer has them one after the other; one alone takes the whole width. */
export function MiniCalculators({ fuel, delivery }: MiniCalculatorsProps) {
  const sections = (
    <>
      {fuel === null ? null : <FuelSection view={fuel} />}
      {delivery === null ? null : <DeliverySection view={delivery} />}
    </>
  );
  return fuel === null || delivery === null ? sections : <div className={duo}>{sections}</div>;
}
