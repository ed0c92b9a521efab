import { expect, it } from "vitest";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import { silentLeadMetrics } from "../../../test/doubles/lead-metrics";
import { newLead } from "../../../test/fixtures/lead";
import { meteredDesk } from "./metered-desk.server";

function counted(submit: () => Promise<{ leadId: string; isNew: boolean }>) {
  const counts: string[] = [];
  const change = async () => null;
  const leadSubmitted = (kind: string, outcome: string) => void counts.push(`${kind} ${outcome}`);
  return {
    desk: meteredDesk(
      { submit, begin: async () => undefined, withdraw: async () => undefined, change },
      { ...silentLeadMetrics, leadSubmitted },
    ),
    counts,
    change,
  };
}

it("counts what is kept, held and sent before, by kind", async () => {
  let isNew = true;
  const { desk, counts, change } = counted(async () => ({ leadId: "1", isNew }));
  expect(await desk.submit(newLead())).toEqual({ leadId: "1", isNew: true });
  await desk.submit(newLead({ kind: "service", suspicion: "trap" }));
  isNew = false;
  await desk.submit(newLead({ suspicion: "trap" }));
  expect(counts).toEqual(["enquiry kept", "service held", "enquiry repeated"]);
  expect(desk.change).toBe(change);
});

it("counts what could not be kept, and says so", async () => {
  const fault = new LeadsUnavailableError("away");
  const { desk, counts } = counted(() => Promise.reject(fault));
  await expect(desk.submit(newLead({ kind: "parts" }))).rejects.toBe(fault);
  expect(counts).toEqual(["parts unavailable"]);
});
