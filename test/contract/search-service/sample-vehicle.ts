import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehicleWith } from "../../fixtures/vehicle";

/** The dealership whose vehicles {@link sampleScope} lists. */
export const SAMPLE_DEALERSHIP = "north";

/** A plain listed vehicle of {@link SAMPLE_DEALERSHIP} with a price; `id` decides slug and stock number. */
export function sampleVehicle(id: number, changes: Partial<Vehicle> = {}): Vehicle {
  return vehicleWith(id, {
    stocknum: `N${id}`,
    make: "Toyota",
    model: "Corolla",
    price: 20_000,
    km: 50_000,
    location: { id: "yard", name: "North Yard", slug: "yard", address: {} },
    dealership_id: SAMPLE_DEALERSHIP,
    dealership_name: "North Motors",
    dealership_slug: "north",
    ...changes,
  });
}
