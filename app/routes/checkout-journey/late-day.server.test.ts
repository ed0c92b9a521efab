import { beforeEach, expect, it } from "vitest";
import { emptyJourneyYard, journeyBrowser, startJourneyYard } from "../../../test/setup/journey-yard";
import { SHOPPER, whereTo } from "../../../test/setup/yard-site";

startJourneyYard();
beforeEach(emptyJourneyYard);

it("takes a day after the hold's end, and says beside it that the hold ends before (RES-02)", async () => {
  const mia = journeyBrowser();
  await mia.details(SHOPPER);
  await mia.payment();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const [status] = whereTo(await mia.handover(undefined, { handover: "collect", handover_date: day }));
  expect(status).toBe(303);
  expect(JSON.stringify(await mia.shown("review"))).toMatch(/The hold ends on [^"]*; ask us to extend it\./);
});
