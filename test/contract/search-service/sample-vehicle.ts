import { vehicleSchema, type Vehicle } from "~/domain/vehicle/vehicle";

/** The dealership whose vehicles {@link sampleScope} lists. */
export const SAMPLE_DEALERSHIP = "north";

/** A plain listed vehicle of {@link SAMPLE_DEALERSHIP}; `id` decides slug and stock number. */
export function sampleVehicle(id: number, changes: Partial<Vehicle> = {}): Vehicle {
  return vehicleSchema.parse({
    id: String(id),
    slug: `vehicle-${id}`,
    name: `Vehicle ${id}`,
    stocknum: `N${id}`,
    year: 2020,
    make: "Toyota",
    model: "Corolla",
    car_type: "used",
    status: "in_stock",
    price: 20_000,
    km: 50_000,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    location: { id: "yard", name: "North Yard", slug: "yard", address: {} },
    location_id: "yard",
    dealership_id: SAMPLE_DEALERSHIP,
    dealership_name: "North Motors",
    dealership_slug: "north",
    ...changes,
  });
}
