// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { browserPage } from "../../../../../../test/fixtures/browser-page";
import { financedVehicle, financeSite } from "../../../../../../test/fixtures/financed";
import { soon } from "../../../../../../test/setup/soon";
import { buildFinance } from "../build-finance";
import { FinanceSection } from "../finance-section";

it("numbers of the calculator are in links that a late part of the page draws anew", async () => {
  const view = buildFinance(financedVehicle(), financeSite(), new URLSearchParams());
  if (view?.kind !== "offered") throw new Error("no finance is offered");
  const page = await browserPage(<FinanceSection view={view} />, "/cars/seven");
  const late = document.body.appendChild(document.createElement("div"));
  const draw = () => {
    late.innerHTML =
      '<a data-paper href="/print?car_id=7">P</a><a href="/enquire?car_id=7">E</a><a href="/enquire?car_id=8">O</a>';
  };
  const shown = () => [...late.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  const expectNumbers = () =>
    soon(() =>
      expect(shown()).toEqual([
        expect.stringMatching(/^\/print\?car_id=7&fin_amount=20000&/),
        expect.stringMatching(/^\/enquire\?car_id=7&vehiclePriceBudget=20000&/),
        "/enquire?car_id=8",
      ]),
    );
  draw();
  page.find("#fin-amount").focus();
  await page.type("#fin-amount", "20000");
  await page.blur();
  await expectNumbers();
  draw();
  await expectNumbers();
  late.remove();
  await page.close();
});
