import { beforeEach, expect, it } from "vitest";
import { BOUGHT, emptyJourneyYard, journeyBrowser, startJourneyYard } from "../../../test/setup/journey-yard";
import { SHOPPER, whereTo } from "../../../test/setup/yard-site";
import { loader } from "./route";

startJourneyYard({ routes: { enabled: ["checkout", "checkoutJourney", "vehicle", "sell"] } });
beforeEach(emptyJourneyYard);

async function ordered(tradeIn: "Yes" | "No") {
  const mia = journeyBrowser();
  await mia.details(SHOPPER);
  await mia.payment(undefined, { pay_by: "transfer", tradeIn });
  await mia.handover();
  const path = String(whereTo(await mia.review())[1]).replace(/\/pay$/, "");
  const params = { reference: path.replace("/order/", "") };
  const shown = await loader({ request: mia.asking(path), context: {}, params });
  return JSON.stringify(await shown.json());
}

it("repeats that a vehicle is to be traded in, and leads to describing it, where one is", async () => {
  const wished = await ordered("Yes");
  expect(wished).toContain("You have a vehicle to trade in");
  expect(wished).toContain(`/cars/trade-in?car_id=${BOUGHT.id}`);
  await emptyJourneyYard();
  const none = await ordered("No");
  expect(none).not.toContain("You have a vehicle to trade in");
  expect(none).not.toContain("/cars/trade-in");
});
