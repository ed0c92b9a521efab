import { type DecidedPush, decidePush, type PushOperation, touchedBy } from "~/domain/stock/push/decide-push";
import { pushMapping } from "~/domain/stock/push/push-fields";
import { cleanLetters } from "~/domain/stock/file/clean-letters";
import { withLetterNotes } from "~/domain/stock/letter-notes";
import { createRowReader, type FeedOwner } from "~/domain/stock/row-to-vehicle";
import type { SettleRules } from "~/domain/stock/settle-stock";
import type { Database } from "~/infra/db/database.server";
import { createSettingStore } from "~/infra/db/setting-store.server";
import { sourceSetting } from "~/infra/db/stock-source.server";
import { SingleFlight } from "~/infra/single-flight.server";
import { Turns } from "~/infra/turns.server";
import type { AskedPush, StockPush } from "~/ports/stock-push";
import type { PublicationAbout, StockStore } from "~/ports/stock-store";
import { dealerOf, type OwnerContext, ownerOf } from "../feed-owner.server";
import { unlessBusy } from "~/infra/api/unless-busy.server";

/** How long a push waits for other writers, in milliseconds. */
const PATIENCE_MS = 8_000;

/** What pushes are done with. */
export interface StockPushOptions extends OwnerContext {
  readonly database: Database;
  readonly stock: StockStore;
  /** Called after a push changed something: the index of this process need not wait for its next look. */
  readonly onPublished: () => void;
}

/** Takes what dealers' systems push. */
export function createStockPush(options: StockPushOptions): StockPush {
  const settings = createSettingStore(options.database);
  const clearing = new SingleFlight<void>();
  return {
    async push(dealershipId, asked, maxDrop) {
      const owner = ownerOf(options, dealershipId);
      const dealer = dealerOf(options, dealershipId);
      const operations = await readAll(asked, owner);
      const rules = { ...dealer.stock, soldDays: dealer.search.soldWindowDays + 1 };
      return unlessBusy(async () => {
        if (operations.some((one) => one.op === "put" && "vehicle" in one.outcome))
          await clearing.run(dealershipId, () => makeWay(options, settings, dealershipId));
        return publish(options, operations, { owner, rules, maxDrop, keepDays: dealer.stock.historyDays });
      });
    },
  };
}

interface PushHow {
  readonly owner: FeedOwner;
  readonly rules: SettleRules;
  readonly maxDrop: number | null;
  readonly keepDays: number;
}

async function publish(
  { stock, onPublished }: StockPushOptions,
  operations: readonly PushOperation[],
  { owner, rules, maxDrop, keepDays }: PushHow,
) {
  const { dealershipId, now } = owner;
  const about: PublicationAbout = {
    kind: "push",
    at: now,
    source: "the API",
    details: { pushes: 1 },
    keepDays,
    origin: "import",
  };
  const decisions: DecidedPush[] = [];
  const result = await stock.change(
    dealershipId,
    touchedBy(operations, dealershipId),
    (known) => {
      const decision = decidePush(operations, known, { dealershipId, rules, now, maxDrop });
      decisions.push(decision);
      return decision.refusal === null ? decision.change : null;
    },
    about,
    PATIENCE_MS,
  );
  const decision = decisions.at(-1);
  if (decision === undefined) throw new Error("the stock store did not ask what is to change");
  if (result !== null) onPublished();
  const { items, notes, refusal } = decision;
  return { items, notes, refusal, version: result?.version ?? (await stock.version()) };
}

async function readAll(asked: readonly AskedPush[], owner: FeedOwner): Promise<readonly PushOperation[]> {
  const names = asked.flatMap((one) => (one.op === "put" ? Object.keys(one.cells) : []));
  const read = createRowReader(pushMapping(names), owner);
  const operations: PushOperation[] = [];
  const turns = new Turns();
  for (const one of asked) {
    const { op, stocknum } = one;
    if (op === "remove") operations.push({ op, stocknum });
    else {
      const clean = cleanLetters(one.cells);
      const outcome = read({ ...clean.cells, stocknum });
      const noted = "vehicle" in outcome ? { ...outcome, ...withLetterNotes(outcome, clean) } : outcome;
      operations.push({ op, stocknum, outcome: noted });
    }
    await turns.take();
  }
  return operations;
}

/** Demonstration stock goes when the first real vehicle comes, and is not made again. */
async function makeWay(
  { stock, clock }: StockPushOptions,
  settings: ReturnType<typeof createSettingStore>,
  dealershipId: string,
): Promise<void> {
  const source = await settings.get(sourceSetting(dealershipId));
  if (source?.startsWith("demo ") !== true) return;
  await stock.publish(dealershipId, [], {
    kind: "other",
    at: clock.now().toISOString(),
    source: "demonstration stock made way",
    origin: "import",
  });
}
