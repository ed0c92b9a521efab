import type { StockChange, TouchedStock, TouchedVehicles } from "~/ports/stock-store";
import type { Vehicle } from "../../vehicle/vehicle";
import { noteKind } from "../cells/note-kind";
import type { Repair } from "../cells/note-repair";
import { percent } from "../guards/feed-guards";
import { exchangedValues, type Looks, looksOf } from "../guards/exchanged-values";
import { shiftedMakes } from "../guards/other-vehicles";
import { shiftedValues } from "../guards/shifted-values";
import { countTakenOffSale, isOffered } from "../guards/taken-off-sale";
import { underId, vinKey } from "../known-identity";
import type { LeftOut } from "../judge-fields";
import type { RowOutcome } from "../row-to-vehicle";
import { settleChange, type SettleRules } from "../settle-stock";
import { stableId } from "../stable-id";
import { vehicleChanges } from "../vehicle-changes";
import type { PushItem } from "./push-schemas";

/** Something that is to be done with the vehicle of a stock number. */
export type PushOperation =
  | { readonly op: "remove"; readonly stocknum: string }
  | { readonly op: "put"; readonly stocknum: string; readonly outcome: RowOutcome };

/** What the operations come to. */
export interface DecidedPush {
  readonly change: StockChange;
  readonly items: readonly PushItem[];
  /** What is done and yet unusual, in sentences: prices, models and so on of many vehicles that are quite other ones. */
  readonly notes: readonly string[];
  /** Why all of it is refused; null when it is not. */
  readonly refusal: string | null;
}

/** Above this share of a batch's vehicles it is unusual that their prices change so far. */
const SHIFTED_SHARE = 0.3;

/** Whose vehicles they are, and by which rules they come and go. */
export interface PushRules {
  readonly dealershipId: string;
  readonly rules: SettleRules;
  readonly now: string;
  /** The largest share of the dealership's vehicles that may be removed or taken off sale; null for any. */
  readonly maxDrop: number | null;
}

/** Ids that the vehicles of one stock number may have: its first may have got another number since. */
const TWINS = ["0", "1", "2", "3"];

function idsOf(dealershipId: string, stocknum: string): readonly string[] {
  return TWINS.map((twin) => stableId(dealershipId, stocknum, twin));
}

/** Everything that the operations may be about. */
export function touchedBy(operations: readonly PushOperation[], dealershipId: string): TouchedVehicles {
  return {
    ids: operations.flatMap(({ stocknum }) => idsOf(dealershipId, stocknum)),
    stocknums: operations.map(({ stocknum }) => stocknum),
    vins: operations.flatMap((one) => {
      const vehicle = one.op === "put" && "vehicle" in one.outcome ? one.outcome.vehicle : null;
      return (vehicle && vinKey(vehicle)) ?? [];
    }),
  };
}

const NO_NOTES = { repaired: [], leftOut: [], noted: [] };
const NOTHING = { why: "", field: null, path: null, changes: [], unread: [], ...NO_NOTES };

/** What was read where nothing was put. */
const UNREAD = { repairs: [], left: [], unread: [] };

/** What is to be changed, and what became of each operation. */
export function decidePush(
  operations: readonly PushOperation[],
  known: TouchedStock,
  { dealershipId, rules, now, maxDrop }: PushRules,
): DecidedPush {
  const named = new Set(operations.map(({ stocknum }) => stocknum));
  const taken = new Set<string>();
  const found = operations.map((one) => {
    const target = targetOf(one, known, named, dealershipId);
    const isFree = !("id" in target) || !taken.has(target.id);
    if ("id" in target) taken.add(target.id);
    return isFree ? target : { why: "another operation of the batch is about the same vehicle" };
  });
  const put: Vehicle[] = [];
  const removed: string[] = [];
  for (const [at, one] of operations.entries()) {
    const target = found[at];
    if (target === undefined || !("id" in target)) continue;
    if (one.op === "remove") removed.push(target.id);
    else if ("vehicle" in one.outcome) put.push(underId(one.outcome.vehicle, target.id));
  }
  const settled = settleChange(put, removed, known, rules, now);
  const next = new Map(settled.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const standing = [...new Map([...known.published, ...next]).values()].filter(
    ({ id }) => !settled.removed.includes(id),
  );
  const items = operations.map((one, at): PushItem => {
    const target = found[at] ?? { why: "" };
    if (one.op === "put" && !("vehicle" in one.outcome)) return rejectedItem(one.stocknum, one.outcome);
    if ("why" in target)
      return target.why === ""
        ? { ...NOTHING, stocknum: one.stocknum, event: "absent" }
        : { ...NOTHING, stocknum: one.stocknum, event: "rejected", why: target.why, field: "stocknum" };
    const [before, after] = [known.published.get(target.id), next.get(target.id)];
    const event = settled.events.get(target.id) ?? "same";
    const read = one.op === "put" && "vehicle" in one.outcome ? one.outcome : UNREAD;
    return {
      ...NOTHING,
      stocknum: one.stocknum,
      event: event === "missing" ? "same" : event,
      path: after === undefined || !hasPage(after) ? null : `/cars/${after.slug}`,
      changes: [...(before && after && event !== "same" ? vehicleChanges(before, after) : [])],
      ...notesByKind(
        [...read.repairs, ...(after === undefined ? [] : sharedVin(after, standing))],
        read.left,
      ),
      unread: [...read.unread],
    };
  });
  const gone = countTakenOffSale(known.published, removed, settled);
  return {
    change: { vehicles: settled.vehicles, removed: settled.removed },
    items,
    notes: [
      ...shiftedMakes(known.published, put, SHIFTED_SHARE),
      ...exchangedValues(looks(known.published.values()), put.map(looksOf), SHIFTED_SHARE),
      ...shiftedValues(known.published, put, SHIFTED_SHARE),
    ],
    refusal: maxDrop === null ? null : removalRefusal(gone, known.total, maxDrop),
  };
}

function looks(vehicles: Iterable<Vehicle>): ReadonlyMap<string, Looks> {
  return new Map([...vehicles].map((vehicle) => [vehicle.id, looksOf(vehicle)]));
}

/** The notes on a vehicle under the words by which an import's report tells them. */
function notesByKind(
  notes: readonly Repair[],
  left: readonly LeftOut[],
): Pick<PushItem, "repaired" | "leftOut" | "noted"> {
  const of = (kind: ReturnType<typeof noteKind>) => notes.filter(({ code }) => noteKind(code) === kind);
  const expectedOf = ({ field, before }: Repair) =>
    left.find((one) => one.field === field && one.value === before)?.expected ?? "";
  return {
    repaired: of("repaired"),
    leftOut: of("left out").map((one) => {
      const { code, field, before } = one;
      return { code, field, before, expected: expectedOf(one) };
    }),
    noted: of("noted"),
  };
}

/** Tells of other vehicles for sale that have a vehicle's chassis number: one car under two stock numbers, or a slip. */
function sharedVin(vehicle: Vehicle, standing: readonly Vehicle[]): readonly Repair[] {
  const vin = vinKey(vehicle);
  if (vin === null || !isOffered(vehicle)) return [];
  return standing
    .filter((other) => other.id !== vehicle.id && isOffered(other) && vinKey(other) === vin)
    .map(({ stocknum }) => ({ code: `vin-of-another ${stocknum}`, field: "vin", before: vin, after: vin }));
}

/** Whether some dealer shows a vehicle: for sale, or sold, for as long as it is shown. */
function hasPage(vehicle: Vehicle): boolean {
  return isOffered(vehicle) || (vehicle.sold && vehicle.show_on_dealer_website);
}

/**
 * Why so many vehicles may not be removed or taken off sale at once; null when they may.
 * @param removed see {@link countTakenOffSale}
 * @param maxDrop a share, 0 to 1
 */
export function removalRefusal(removed: number, published: number, maxDrop: number): string | null {
  const share = published === 0 ? 0 : removed / published;
  return share <= maxDrop
    ? null
    : `${percent(share)} of the published vehicles (${removed} of ${published}) would be removed or taken off sale; at most ${percent(maxDrop)} is allowed`;
}

/** Which vehicle an operation is about; `why` is empty where there is none and none is wanted. */
function targetOf(
  one: PushOperation,
  { published }: TouchedStock,
  named: ReadonlySet<string>,
  dealershipId: string,
): { readonly id: string } | { readonly why: string } {
  const vehicle = one.op === "put" && "vehicle" in one.outcome ? one.outcome.vehicle : null;
  if (one.op === "put" && vehicle === null) return { why: "" };
  const all = [...published.values()];
  const same = all.filter(({ stocknum }) => stocknum === one.stocknum);
  const vin = vehicle && vinKey(vehicle);
  const [only] = same;
  if (same.length > 1) {
    const [exact, ...others] = same.filter((each) => vin !== null && vinKey(each) === vin);
    if (exact !== undefined && others.length === 0) return { id: exact.id };
    return { why: `${same.length} published vehicles have this stock number` };
  }
  if (only !== undefined) return { id: only.id };
  if (vehicle === null) return { why: "" };
  // One chassis number is one vehicle, whose stock number changed; unless both numbers are spoken of.
  const [twin, ...twins] = all.filter(
    (each) => vin !== null && vinKey(each) === vin && !named.has(each.stocknum),
  );
  if (twin !== undefined && twins.length === 0) return { id: twin.id };
  const free = idsOf(dealershipId, one.stocknum).find((id) => !published.has(id));
  return free === undefined ? { why: "this stock number named too many vehicles" } : { id: free };
}

/** What the report says of a row that is no vehicle. */
function rejectedItem(stocknum: string, outcome: RowOutcome): PushItem {
  const reason = "reason" in outcome ? outcome.reason : "it cannot be read";
  const value = "reason" in outcome ? outcome.value : "";
  const missing = /^no (\w+)$/.exec(reason)?.[1];
  const field = missing ?? /^([\w.]+):/.exec(reason)?.[1] ?? null;
  return {
    ...NOTHING,
    stocknum,
    event: "rejected",
    why: missing === undefined ? `${reason} (${value})` : reason,
    field,
    unread: [...outcome.unread],
  };
}
