// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { browserPage } from "../../../../test/fixtures/browser-page";
import { soon } from "../../../../test/setup/soon";
import { recordViewed } from "./viewed-cars";
import ViewedRow from "./viewed-row";

const viewed = (id: string) => ({
  id,
  stocknum: id,
  make: "Kia",
  model: "Rio",
  body: "hatch",
  simple_body: "",
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("asks for the vehicles viewed last, without those that the page shows, and once for the same ones", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ cards: ["a card"] });
  });
  for (const id of ["1", "2", "3", "4", "5", "6"]) recordViewed("yard", viewed(id));
  const row = (...except: readonly string[]) => (
    <ViewedRow site="yard" except={except} renderCard={(card) => <article>{String(card)}</article>} />
  );
  const page = await browserPage(row("6", "4"));
  await soon(() => expect(page.find("article").textContent).toBe("a card"));
  await page.show(row("6", "4"));
  expect(asked).toEqual(["/api/cards?ids=5,3,2,1"]);
  const all = ["1", "2", "3", "4", "5", "6"];
  await page.show(row(...all));
  expect(page.all("section")).toEqual([]);
  expect(asked).toHaveLength(1);
});
