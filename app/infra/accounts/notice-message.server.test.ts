import { expect, it } from "vitest";
import { letterText } from "~/domain/letter/letter-text";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../test/fixtures/site";
import type { NoticeDetails } from "./notice-rows.server";
import { noticeMessage } from "./notice-message.server";

const DEALER = siteConfig({ site: { name: "Emu Motors", url: "https://www.yard.example" } });
const copy = { t: serverTranslator("en-AU", {}), money: (amount: number) => `$${amount}` };
const told = (kind: Parameters<typeof noticeMessage>[0], details: NoticeDetails) => {
  const { letter, short } = noticeMessage(kind, details, "/notices?stop=s", DEALER, copy);
  const head = {
    language: "en-AU",
    name: "Emu Motors",
    phone: null,
    address: null,
    url: "https://www.yard.example/",
  };
  const [text = ""] = letterText(letter, head).split("\n\n-- \n");
  return { subject: letter.subject, text, short };
};
const CX5 = {
  name: "2020 Mazda CX-5",
  path: "/cars/cx-5",
  picture: "/media/cx-5.jpg",
  price: 31_000,
  terms: "Drive Away",
  km: 41_200,
};

const FOOT =
  "You get this because you asked Emu Motors to tell you. Stop these messages: https://www.yard.example/notices?stop=s";

it("tells a lower price with the one before, the vehicle and how to stop", () => {
  const details = { name: CX5.name, path: CX5.path, price: 31_000, before: 33_500, vehicles: [CX5] };
  expect(told("price", details)).toEqual({
    subject: "Price drop: 2020 Mazda CX-5 now $31000",
    text: `Good news: the 2020 Mazda CX-5 on your watchlist is now $31000. It was $33500 when you saved it.\n\n2020 Mazda CX-5\n$31000 Drive Away\n41,200 km\nhttps://www.yard.example/cars/cx-5\n\n${FOOT}`,
    short:
      "Emu Motors: the 2020 Mazda CX-5 on your watchlist is now $31000, was $33500. https://www.yard.example/cars/cx-5 Stop: https://www.yard.example/notices?stop=s",
  });
});

it("shows each vehicle that a search has found, with picture, price, kilometres and its page (C8)", () => {
  const ute = {
    ...CX5,
    name: "2019 Ranger",
    path: "/cars/ranger",
    picture: null,
    price: null,
    terms: null,
    km: null,
  };
  const details = { name: "Utes", path: "/search/utes", count: 2, vehicles: [CX5, ute] };
  const { subject, text } = told("search", details);
  expect(subject).toBe("2 new vehicles for your search");
  expect(text).toBe(
    `Your search "Utes" has found 2 new vehicles:\n\n2020 Mazda CX-5\n$31000 Drive Away\n41,200 km\nhttps://www.yard.example/cars/cx-5\n\n2019 Ranger\nhttps://www.yard.example/cars/ranger\n\nSee all that was found:\nhttps://www.yard.example/search/utes\n\n${FOOT}`,
  );
  const { letter } = noticeMessage("search", details, "/stop", DEALER, copy);
  expect(letter.parts.flatMap((part) => (part.kind === "vehicle" ? [part.vehicle.picture] : []))).toEqual([
    "https://www.yard.example/media/cx-5.jpg?w=640",
    null,
  ]);
});

it("still lists the names that an earlier version kept", () => {
  const { text } = told("search", { name: "Utes", path: "/", count: 1, finds: ["2021 Hilux"] });
  expect(text).toContain("1 new vehicle:\n\n- 2021 Hilux\n\nSee all");
});

it("asks to confirm an address without a foot: nothing is sent that could be stopped", () => {
  const { text, short } = told("confirm", { name: "mia@mail.example", path: "/notices?confirm=c" });
  expect(text).toMatch(
    /Open this link to confirm it\..*\n\nConfirm this address:\nhttps:\/\/www\.yard\.example\/notices\?confirm=c$/,
  );
  expect(short).toBe("");
});

it("leaves nothing in place of a price that is not known", () => {
  const { short } = told("price", { name: "Ute", path: "/cars/ute" });
  expect(short).toContain("is now , was . https://");
});
