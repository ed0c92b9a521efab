import { DEALERS, type Dealer } from "../setup/dealers";
import { ALL_STOCK, ask, expect, originOf, test } from "./site-test";

const REPAYMENT = /\$[\d,]+ ?\/(?:wk|fn|mo)\*/g;
const textOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "");
const repaymentsIn = (html: string) => [
  ...new Set((textOf(html).match(REPAYMENT) ?? []).map((one) => one.replace(" ", ""))),
];
/** The footnote the marks refer to; null on a page without one. */
const footnoteIn = (html: string) => /<div id="credit"><p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? null;

interface ListedCar {
  readonly path: string;
  readonly price: string;
  readonly repayment: string | null;
}

/** The cards of a page as they are written. */
function cardsIn(html: string): readonly ListedCar[] {
  return [...html.matchAll(/<article[^>]*data-state="in-stock".*?<\/article>/gs)].map(([card]) => ({
    path: /href="(\/cars\/[a-z0-9-]+)"/.exec(card)?.[1] ?? "",
    price: /\$[\d,]+/.exec(textOf(card))?.[0] ?? "",
    repayment: repaymentsIn(card)[0] ?? null,
  }));
}

/** Some cards of a dealer: the first with a repayment, the first without, and some in between. */
async function sampleOf(dealer: Dealer): Promise<readonly ListedCar[]> {
  const cards = cardsIn((await ask(dealer, ALL_STOCK)).body).filter(({ price }) => price !== "");
  const [named, bare] = [
    cards.find((one) => one.repayment !== null),
    cards.find((one) => one.repayment === null),
  ];
  const some = cards.filter((_, at) => at % 8 === 3);
  return [...new Set([named, bare, ...some])].filter((one) => one !== undefined);
}

for (const dealer of DEALERS) {
  test(`${dealer.slug}: card, side panel, calculator, meta, structured data and print page agree`, async () => {
    const cars = await sampleOf(dealer);
    expect(cars.some(({ repayment }) => repayment !== null)).toBe(true);
    for (const { path, price, repayment } of cars) {
      const { body } = await ask(dealer, path);
      const main = /<main.*?<\/main>/s.exec(body)?.[0] ?? "";
      expect(repaymentsIn(main), path).toEqual(repayment === null ? [] : [repayment]);
      expect(/<meta name="description" content="([^"]*)"/.exec(body)?.[1], path).toMatch(
        new RegExp(String.raw`${price.replace("$", String.raw`\$`)}[ .]`),
      );
      const offered = /"offers":\{[^}]*"price":(\d+)/.exec(body)?.[1];
      if (offered !== undefined) expect(Number(offered), path).toBe(Number(price.replace(/\D/g, "")));
      const paper = await ask(dealer, path.replace("/cars/", "/print?car_id="));
      expect(textOf(paper.body), path).toContain(price);
      expect(repaymentsIn(paper.body), path).toEqual(repayment === null ? [] : [repayment]);
    }
  });

  test(`${dealer.slug}: a page with repayments says what they are worked out from, others say nothing`, async () => {
    const pages = ["/", ALL_STOCK, "/favourites", "/privacy", (await sampleOf(dealer))[0]?.path ?? ""];
    for (const path of pages) {
      const { body } = await ask(dealer, path);
      const note = footnoteIn(body);
      if (repaymentsIn(body).length === 0) expect(note, path).toBeNull();
      else
        expect(note, path).toMatch(
          /secured loan at [\d.]+% p\.a\. .*over \d years, repaid (week|fortnight|month)ly/,
        );
    }
  });
}

/** A vehicle's page whose similar vehicles come by script. */
async function withSimilar(): Promise<{ readonly dealer: Dealer; readonly path: string }> {
  for (const dealer of DEALERS)
    for (const { path, repayment } of await sampleOf(dealer)) {
      const { body } = await ask(dealer, path);
      if (repayment === null && body.includes('id="similar"')) return { dealer, path };
    }
  throw new Error("no page without a repayment of its own has similar vehicles");
}

test("cards that come later bring the footnote their marks refer to", async ({ page }) => {
  const { dealer, path } = await withSimilar();
  await page.goto(originOf(dealer) + path, { waitUntil: "networkidle" });
  await expect(page.locator("#credit")).toBeEmpty();
  await page.locator("#similar").scrollIntoViewIfNeeded();
  await expect(page.locator("#similar article").first()).toBeVisible();
  await expect(
    page
      .locator("#similar")
      .getByText(/\/(?:wk|fn|mo)\*/)
      .first(),
  ).toBeVisible();
  await expect(page.locator("#credit")).toContainText("secured loan at");
});
