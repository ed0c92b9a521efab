import { parseStudioPicture } from "~/domain/picture/studio-picture";
import type { Vehicle } from "~/domain/vehicle/vehicle";

/** Cards within which the same picture must not come twice: two rows of four, or nearly three rows of three. */
const APART = 4;
/** The ranks that are pushed to the front; below them the order is left alone. */
const FRONT_RANK = 81;
const MOST = 96;
/** How much two pictures are alike, by what catches the eye first. */
const SAME_PICTURE = 10;
const SAME_SHAPE = 3;
const SAME_PAINT = 1;

/**
 * A dealer's vehicles, in the given order. Rank and listing times are exchanged among the first of each order, so that
 * the same body in the same paint does not stand next to itself on a first page, as far as the stock allows.
 */
export function arranged(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const changes = new Map<string, Partial<Vehicle>>();
  const listed = vehicles.filter(isListed);
  const best = listed.filter((one) => one.custom_rank >= FRONT_RANK).sort(byRank);
  spread(best.slice(0, MOST)).forEach((one, at) => {
    changes.set(one.id, { custom_rank: 100 + (MOST - at) / 1_000 });
  });
  const latest = listed.toSorted(byListing).slice(0, MOST);
  spread(latest).forEach((one, at) => {
    const { created_at, updated_at, views } = latest[at] ?? one;
    changes.set(one.id, { ...changes.get(one.id), created_at, updated_at, views });
  });
  return vehicles.map((one) => ({ ...one, ...changes.get(one.id) }));
}

function isListed({ status, show_on_dealer_website: shown }: Vehicle): boolean {
  return shown && (status === "in_stock" || status === "coming_soon");
}

function byRank(left: Vehicle, right: Vehicle): number {
  return right.custom_rank - left.custom_rank || Number(left.id) - Number(right.id);
}

function byListing(left: Vehicle, right: Vehicle): number {
  return Date.parse(right.created_at) - Date.parse(left.created_at) || Number(left.id) - Number(right.id);
}

/** Takes the first that differs most from those just before it, again and again. */
function spread(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const rest = [...vehicles];
  const order: Vehicle[] = [];
  while (rest.length > 0) {
    const before = order.slice(-APART).reverse();
    const costs = rest.map((one) => likeness(one, before));
    order.push(...rest.splice(costs.indexOf(Math.min(...costs)), 1));
  }
  return order;
}

/** How much a vehicle looks like those before it, the nearest of which is first. */
function likeness(vehicle: Vehicle, before: readonly Vehicle[]): number {
  const picture = pictureOf(vehicle);
  return before.reduce((sum, other, at) => sum + alike(picture, pictureOf(other)) * (APART - at), 0);
}

function alike(left: string, right: string): number {
  if (left === right) return SAME_PICTURE;
  const [one, other] = [parseStudioPicture(left), parseStudioPicture(right)];
  if (one === null || other === null) return 0;
  return (one.body === other.body ? SAME_SHAPE : 0) + (one.paint === other.paint ? SAME_PAINT : 0);
}

function pictureOf({ images }: Vehicle): string {
  return images[0]?.image.url ?? "";
}
