import { beforeEach, expect, it } from "vitest";
import { services } from "~/services.server";
import { filledForm, SHOPPER, startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { loader as listLoader } from "../special-offers/route";
import { action, loader } from "./route";

const offerFile = (front: string) =>
  `---\nname: Fleet bonus\ndescription: Two or more.\ncategory: Fleet offer\n${front}\n---\n`;

startYard(
  { offers: { exceptions: true, exceptionIds: ["excepted"] } },
  {},
  {
    "content/offers/bonus.md": offerFile("manufacturer: Mazda\nmodel: CX-5\ndepartment: parts"),
    "content/offers/over.md": offerFile("ends: 2020-01-31"),
    "content/offers/soon.md": offerFile("starts: 2999-01-01"),
    "content/offers/excluded.md": offerFile("excludedWebsiteIds: [yard]"),
    "content/offers/excepted.md": offerFile("excludedWebsiteIds: [yard]"),
  },
);

const leads = async () => {
  const { database } = await services();
  return database.queries
    .selectFrom("lead")
    .select(["kind", "category", "subcategory", "document"])
    .execute();
};
/** What a route answers or throws. */
const outcome = (answer: Promise<Response>) =>
  answer.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
const open = (path: string) => outcome(loader({ request: yardRequest(path), context: {}, params: {} }));
const press = async (path: string, values: Readonly<Record<string, string>>) => {
  const request = await filledForm({ path, form: () => ({ key: "offer" }), values });
  return action({ request: request(), context: {}, params: {} });
};
let before = 0;
beforeEach(async () => {
  before = (await leads()).length;
});

it("ROUTE-34, ROUTE-35: an offer has one address; the other form leads there for good", async () => {
  expect((await open("/offers/mazda/bonus")).status).toBe(200);
  for (const path of ["/offers/bonus", "/offers/ford/bonus", "/offers/mazda/bonus/"]) {
    expect(whereTo(await open(path))).toEqual([301, "/offers/mazda/bonus"]);
  }
  expect(whereTo(await open("/offers/bonus?utm_source=mail"))).toEqual([
    301,
    "/offers/mazda/bonus?utm_source=mail",
  ]);
});

it("OFFER-08, OFFER-09: excluded offers are not there, excepted ones are", async () => {
  expect((await open("/offers/all-makes/excluded")).status).toBe(404);
  expect((await open("/offers/all-makes/excepted")).status).toBe(200);
});

it("is gone with a page of its own when it is over, and not there before it begins", async () => {
  expect((await open("/offers/all-makes/over")).status).toBe(410);
  expect((await open("/offers/all-makes/soon")).status).toBe(404);
  expect((await open("/offers/all-makes/never")).status).toBe(404);
  expect((await open("/offers/a/b/c")).status).toBe(404);
});

it("CALL-05, SRCH-08: the list is a search with 21 to a page, and has its tidy address alone", async () => {
  const ask = (path: string) => listLoader({ request: yardRequest(path), context: {}, params: {} });
  const { view } = await (await ask("/special-offers")).json();
  expect(view.cards.map(({ id }) => id)).toEqual(["bonus", "excepted"]);
  const untidy = await outcome(ask("/special-offers?query=&make=Mazda&price_min="));
  expect(whereTo(untidy)).toEqual([302, "/special-offers?make=Mazda"]);
  const past = await outcome(ask("/special-offers?page=9"));
  expect(whereTo(past)).toEqual([302, "/special-offers"]);
});

it("LEAD-03: an enquiry is a lead with the offer it is about, for the department that answers", async () => {
  const sent = await press("/offers/mazda/bonus", { ...SHOPPER, message: "For three?" });
  expect(whereTo(sent)).toEqual([303, "/success"]);
  const [lead] = (await leads()).slice(before);
  expect(lead).toMatchObject({ kind: "enquiry", category: "Parts", subcategory: "Special Offer" });
  expect(JSON.parse(lead?.document ?? "{}")).toMatchObject({
    fields: {
      offer_id: "bonus",
      offer_name: "Fleet bonus",
      "Vehicle Make": "Mazda",
      "Vehicle Model": "CX-5",
      message: "For three?",
    },
  });
});

it("sends back what is incomplete, and takes nothing for an offer that is over", async () => {
  expect((await press("/offers/mazda/bonus", { ...SHOPPER, email: "", phone: "" })).status).toBe(400);
  expect(whereTo(await press("/offers/all-makes/over", SHOPPER))).toEqual([303, "/offers/all-makes/over"]);
  expect((await leads()).length).toBe(before);
});
