import { FuelSection } from "../sections/fuel/fuel-section";
import { blocks } from "./vehicle-blocks.css";
import { PageSections } from "./page-sections";
import { BLOCKS_ID, FUEL_HERE_ID } from "./part-ids";
import type { VehiclePageView } from "./vehicle-page-view";

/**
 * What stands below the pictures: of a vehicle elsewhere the fuel it takes to drive it home (OPEN-60), then the sections
 * of the dealer's choice.
 */
export function PageBlocks({ page }: { readonly page: VehiclePageView }) {
  const fuelHere = page.calculators?.fuelHere ?? null;
  return (
    <div id={BLOCKS_ID} className={blocks}>
      {fuelHere === null ? null : <FuelSection id={FUEL_HERE_ID} view={fuelHere} />}
      <PageSections page={page} />
    </div>
  );
}
