import { expect, it } from "vitest";
import { randomStock } from "../../../../test/contract/search-service/random-stock";
import { EmbeddedIndex } from "./embedded-index.server";
import { StockTableBuilder } from "./stock-table.server";
import { SummaryPack } from "./summary-pack.server";

const VEHICLES = 60_000;
/** Of processor time: what other work of the machine does not lengthen. */
const LONGEST_STEP_MS = 20;

it("is built in steps none of which holds up the process", () => {
  const base = randomStock(2_000, 7);
  const rows = new StockTableBuilder();
  for (let at = 0; at < VEHICLES; at += 1) {
    const vehicle = base[at % base.length];
    if (vehicle !== undefined)
      rows.add({ ...vehicle, id: String(at + 1), slug: `v-${at}`, stocknum: `B-${at}` });
  }
  const steps = EmbeddedIndex.of(rows, new SummaryPack());
  const long: number[] = [];
  for (let done = false, before = process.cpuUsage(); !done;) {
    const start = performance.now();
    done = steps.next().done === true;
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const ms = Math.min((user + system) / 1_000, performance.now() - start);
    if (ms > LONGEST_STEP_MS) long.push(Math.round(ms));
  }
  // One may fall together with a sweep of the heap, which is the whole process's.
  expect(long.length, `steps of ${long.join(", ")} ms`).toBeLessThanOrEqual(1);
});
