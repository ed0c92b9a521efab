import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../test/fixtures/site";
import type { NoticeDetails } from "./notice-rows.server";
import { noticeMessage } from "./notice-message.server";

const DEALER = siteConfig({ site: { name: "Emu Motors", url: "https://www.yard.example" } });
const copy = { t: serverTranslator("en-AU", {}), money: (amount: number) => `$${amount}` };
const told = (kind: Parameters<typeof noticeMessage>[0], details: NoticeDetails) =>
  noticeMessage(kind, details, "/notices?stop=s", DEALER, copy);

const FOOT =
  "You get this because you asked Emu Motors to tell you. To stop: https://www.yard.example/notices?stop=s\n";

it("tells a lower price with the one before, the vehicle's page and how to stop", () => {
  const details = { name: "2020 Mazda CX-5", path: "/cars/cx-5", price: 31_000, before: 33_500 };
  expect(told("price", details)).toEqual({
    subject: "Price drop: 2020 Mazda CX-5 now $31000",
    text: `Good news: the 2020 Mazda CX-5 on your watchlist is now $31000. It was $33500 when you saved it.\n\nhttps://www.yard.example/cars/cx-5\n\n${FOOT}`,
    short:
      "Emu Motors: the 2020 Mazda CX-5 on your watchlist is now $31000, was $33500. https://www.yard.example/cars/cx-5 Stop: https://www.yard.example/notices?stop=s",
  });
});

it("lists what a search has found, a line each", () => {
  const details = { name: "Utes", path: "/search/utes", count: 2, finds: ["2021 Hilux", "2019 Ranger"] };
  const { subject, text } = told("search", details);
  expect(subject).toBe("2 new vehicles for your search");
  expect(text).toBe(
    `Your search "Utes" has found 2 new vehicles:\n\n- 2021 Hilux\n- 2019 Ranger\n\nhttps://www.yard.example/search/utes\n\n${FOOT}`,
  );
  expect(told("search", { name: "Utes", path: "/", count: 1 }).text).toContain(
    "1 new vehicle:\n\n\n\nhttps://",
  );
});

it("asks to confirm an address without a foot: nothing is sent that could be stopped", () => {
  const { text, short } = told("confirm", { name: "mia@mail.example", path: "/notices?confirm=c" });
  expect(text).toMatch(
    /Open this link to confirm it\..*\n\nhttps:\/\/www\.yard\.example\/notices\?confirm=c\n$/,
  );
  expect(short).toBe("https://www.yard.example/notices?confirm=c");
});

it("leaves nothing in place of a price that is not known", () => {
  const { short } = told("price", { name: "Ute", path: "/cars/ute" });
  expect(short).toContain("is now , was . https://");
});
