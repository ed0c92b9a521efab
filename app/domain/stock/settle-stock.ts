import { DAY_MS } from "../time/day";
import { isInStock } from "../vehicle/stock-status";
import type { Vehicle } from "../vehicle/vehicle";
import { sameContent } from "./kept-times";

/** What a dealer wants of vehicles that come and go. Days are of 24 hours. */
export interface SettleRules {
  /** What a vehicle is that the feed stops sending. */
  readonly vanished: "sold" | "removed";
  /** Feeds in a row that lack it before that; 1 or more. */
  readonly missedFeeds: number;
  /** Within these days a vehicle that comes back keeps its listing date. */
  readonly returnDays: number;
  /** Days that a sold vehicle stays stored which the feed does not send any more: as long as a page may show it. */
  readonly soldDays: number;
}

/** What became of a vehicle in an import. */
export type VehicleEvent = "new" | "back" | "changed" | "same" | "sold" | "missing" | "removed";

/** Stock as it is and what is known of vehicles that went. */
export interface KnownStock {
  readonly published: ReadonlyMap<string, Vehicle>;
  /** Vehicles that are not published any more; times are ISO. */
  readonly gone: ReadonlyMap<string, { readonly listedAt: string; readonly goneAt: string }>;
  /** Of vehicles that the last feeds lacked: in how many in a row. */
  readonly missed: Readonly<Record<string, number>>;
  /** Vehicles that the feed names in a row that cannot be read: they stay as they are. */
  readonly unreadable: ReadonlySet<string>;
}

/** What is to be published. */
export interface SettledStock {
  readonly vehicles: readonly Vehicle[];
  /** Of every vehicle of the feed, and of those that it lacks and that are not known to be sold. */
  readonly events: ReadonlyMap<string, VehicleEvent>;
  readonly missed: Readonly<Record<string, number>>;
}

/**
 * What a dealership's stock becomes with a feed: who is new, sold, back or gone, and since when each is listed and sold.
 * @param feed whose vehicles carry `now` as their times, where the feed gives none
 * @param now ISO time
 */
export function settleStock(
  feed: readonly Vehicle[],
  known: KnownStock,
  rules: SettleRules,
  now: string,
): SettledStock {
  const events = new Map<string, VehicleEvent>();
  const missed: Record<string, number> = {};
  const vehicles = feed.map((given) => {
    const [vehicle, event] = settled(given, known, rules, now);
    events.set(vehicle.id, event);
    return vehicle;
  });
  for (const before of known.published.values()) {
    if (events.has(before.id)) continue;
    if (known.unreadable.has(before.id)) {
      vehicles.push(before);
      continue;
    }
    const feeds = (known.missed[before.id] ?? 0) + 1;
    const [vehicle, event] = vanished(before, feeds, rules, now);
    if (event !== null) events.set(before.id, event);
    if (event === "missing") missed[before.id] = feeds;
    if (vehicle !== null) vehicles.push(vehicle);
  }
  return { vehicles, events, missed };
}

/** What a change of some vehicles comes to: nothing is said of the others. */
export interface SettledChange {
  /** Vehicles as they are to be, those among them that the removal made sold ones. */
  readonly vehicles: readonly Vehicle[];
  /** Ids of those that are not published any more. */
  readonly removed: readonly string[];
  /** Of every vehicle that was put or removed; one that is not there to be removed has none. */
  readonly events: ReadonlyMap<string, VehicleEvent>;
}

/**
 * What becomes of vehicles that are put and of those that are removed, by the rules of {@link settleStock}. To remove a
 * vehicle is to say that it is gone: no further feed has to lack it.
 * @param put whose vehicles carry `now` as their times, where nobody gave others
 * @param removed ids
 * @param known of those vehicles
 */
export function settleChange(
  put: readonly Vehicle[],
  removed: Iterable<string>,
  known: Pick<KnownStock, "published" | "gone">,
  rules: SettleRules,
  now: string,
): SettledChange {
  const events = new Map<string, VehicleEvent>();
  const vehicles = put.map((given) => {
    const [vehicle, event] = settled(given, known, rules, now);
    events.set(vehicle.id, event);
    return vehicle;
  });
  const left: string[] = [];
  for (const id of removed) {
    const before = known.published.get(id);
    if (before === undefined || events.has(id)) continue;
    const [vehicle, event] = vanished(before, rules.missedFeeds, rules, now);
    if (vehicle === null) left.push(id);
    else vehicles.push(vehicle);
    events.set(id, event ?? (vehicle === null ? "removed" : "same"));
  }
  return { vehicles, removed: left, events };
}

function settled(
  given: Vehicle,
  { published, gone }: Pick<KnownStock, "published" | "gone">,
  rules: SettleRules,
  now: string,
): readonly [Vehicle, VehicleEvent] {
  const before = published.get(given.id);
  const left = gone.get(given.id);
  const vehicle = withSoldTime(given, before, left?.goneAt ?? null, now);
  if (before === undefined) {
    if (left === undefined || isOver(left.goneAt, rules.returnDays, now))
      return [vehicle, vehicle.sold ? "sold" : "new"];
    return [listedSince(vehicle, left.listedAt, now), vehicle.sold ? "sold" : "back"];
  }
  const wentAt = soldTime(before);
  const isBack = wentAt !== null && isInStock(vehicle);
  if (isBack && isOver(wentAt, rules.returnDays, now)) return [vehicle, "new"];
  const kept = listedSince(vehicle, before.created_at, now);
  if (isBack) return [kept, "back"];
  if (vehicle.sold && !before.sold) return [kept, "sold"];
  // A vehicle in which nothing changed keeps the time of its last change, so that the same feed twice changes nothing.
  const same = { ...kept, updated_at: before.updated_at };
  return sameContent(same, before) ? [same, "same"] : [kept, "changed"];
}

/** The feed's own listing date wins over the known one. */
function listedSince(vehicle: Vehicle, known: string, now: string): Vehicle {
  return vehicle.created_at === now ? { ...vehicle, created_at: known } : vehicle;
}

/**
 * When a vehicle was sold: what the feed says, what was known, or now where it was for sale until now. Of one that was sold
 * before anybody saw it here nobody knows when: it must not be shown as sold just now.
 */
function withSoldTime(
  vehicle: Vehicle,
  before: Vehicle | undefined,
  goneAt: string | null,
  now: string,
): Vehicle {
  if (!vehicle.sold)
    return vehicle.sold_date_timestamp === null ? vehicle : { ...vehicle, sold_date_timestamp: null };
  if (vehicle.sold_date_timestamp !== null) return vehicle;
  if (before?.sold === true) return { ...vehicle, sold_date_timestamp: before.sold_date_timestamp };
  const last = before === undefined ? goneAt : now;
  return last === null ? vehicle : { ...vehicle, sold_date_timestamp: secondsOf(last) };
}

function vanished(
  before: Vehicle,
  feeds: number,
  rules: SettleRules,
  now: string,
): readonly [Vehicle | null, VehicleEvent | null] {
  const wentAt = soldTime(before);
  // A sold vehicle that the feed leaves out some time is what everybody expects: it is no event.
  if (wentAt !== null) return [isOver(wentAt, rules.soldDays, now) ? null : before, null];
  if (feeds < rules.missedFeeds) return [before, "missing"];
  if (rules.vanished === "removed" || !isInStock(before)) return [null, "removed"];
  const sold = { status: "sold", sold: true, sold_date_timestamp: secondsOf(now), updated_at: now };
  return [{ ...before, ...sold }, "sold"];
}

/** When a vehicle was sold, as ISO time; null for one that is not sold. */
function soldTime({ sold, sold_date_timestamp: at, updated_at: changed }: Vehicle): string | null {
  if (!sold) return null;
  return at === null ? changed : new Date(at * 1_000).toISOString();
}

function isOver(since: string, days: number, now: string): boolean {
  return Date.parse(now) - Date.parse(since) > days * DAY_MS;
}

function secondsOf(iso: string): number {
  return Math.floor(Date.parse(iso) / 1_000);
}
