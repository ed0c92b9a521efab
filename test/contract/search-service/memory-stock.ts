import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { StockStore } from "~/ports/stock-store";

/** A stock store in memory, for adapters that read one; `publish` replaces one dealership's vehicles. */
export function memoryStock(initial: readonly Vehicle[]): StockStore {
  let vehicles = [...initial];
  let version = 1;
  const versions = new Map(initial.map(({ dealership_id: id }) => [id, version]));
  return {
    publish(dealershipId, published) {
      const others = vehicles.filter((vehicle) => vehicle.dealership_id !== dealershipId);
      const removed = vehicles.length - others.length;
      vehicles = [...others, ...published];
      version += 1;
      versions.set(dealershipId, version);
      return Promise.resolve({ added: published.length, changed: 0, removed, unchanged: 0, version });
    },
    edit: () => Promise.reject(new Error("stock in memory is only published whole")),
    change: () => Promise.reject(new Error("nothing that is tested here changes a part")),
    async *all(dealershipId) {
      const asked = vehicles.filter(
        (one) => dealershipId === undefined || one.dealership_id === dealershipId,
      );
      const ordered = asked.sort((a, b) => Number(a.id) - Number(b.id));
      // Two batches, so that whatever reads them has to join them.
      const half = Math.ceil(ordered.length / 2);
      yield await Promise.resolve(ordered.slice(0, half));
      yield ordered.slice(half);
    },
    countByDealership: () => Promise.resolve(new Map()),
    findById: (id) => Promise.resolve(vehicles.find((vehicle) => vehicle.id === id) ?? null),
    findByIds: (ids) =>
      Promise.resolve(new Map(vehicles.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one]))),
    findBySlug: (slug) => Promise.resolve(vehicles.find((vehicle) => vehicle.slug === slug) ?? null),
    version: () => Promise.resolve(version),
    versions: () => Promise.resolve(new Map(versions)),
    dealershipsOf: (ids) => {
      const asked = vehicles.filter(({ id }) => ids.includes(id));
      return Promise.resolve(new Map(asked.map(({ id, dealership_id: dealership }) => [id, dealership])));
    },
  };
}
