import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";

/** A small valid vehicle for storage tests; `id` decides the rest. */
export function vehicleWith(id: string, changes: Partial<Vehicle> = {}): Vehicle {
  return vehicleSchema.parse({
    id,
    slug: `vehicle-${id}`,
    name: `2021 Mazda CX-5 ${id}`,
    stocknum: `S${id}`,
    year: 2021,
    make: "Mazda",
    model: "CX-5",
    car_type: "used",
    status: "in_stock",
    created_at: "2026-01-02T03:04:05Z",
    updated_at: "2026-01-02T03:04:05Z",
    location: { id: "yard", name: "Yard", slug: "yard", address: {} },
    location_id: "yard",
    dealership_id: "one",
    dealership_name: "One",
    dealership_slug: "one",
    ...changes,
  });
}
