import { expect, it } from "vitest";
import type { LetterPart } from "./letter";
import { letterText } from "./letter-text";

const HEAD = {
  language: "en-AU",
  name: "Yard Motors",
  phone: { text: "07 3555 0142", href: "tel:+61735550142" },
  address: "418 Ipswich Road, Moorooka QLD 4105",
  url: "https://www.yard.example/",
};
const PARTS: readonly LetterPart[] = [
  { kind: "text", text: "Hello Mia,\n\nIt is booked." },
  {
    kind: "facts",
    rows: [
      { label: "Day", value: "Monday" },
      { label: "Time", value: "9 am" },
    ],
  },
  {
    kind: "vehicle",
    vehicle: {
      name: "2022 Mazda CX-5",
      href: "https://www.yard.example/cars/cx-5",
      picture: "https://www.yard.example/media/x",
      facts: ["41,200 km"],
      price: "$38,990",
    },
  },
  { kind: "steps", title: "Next", steps: ["We call", "You drive"] },
  { kind: "link", label: "Your order", href: "https://www.yard.example/order/1" },
  { kind: "note", text: "Small print <b>" },
  { kind: "note", text: "You asked.", link: { label: "Stop", href: "https://www.yard.example/stop" } },
];

it("says all of a letter in order, one thing a paragraph, and ends with who wrote it", () => {
  expect(letterText({ parts: PARTS }, HEAD)).toBe(`Hello Mia,

It is booked.

Day: Monday
Time: 9 am

2022 Mazda CX-5
$38,990
41,200 km
https://www.yard.example/cars/cx-5

Next
1. We call
2. You drive

Your order:
https://www.yard.example/order/1

Small print <b>

You asked. Stop: https://www.yard.example/stop

-- 
Yard Motors
418 Ipswich Road, Moorooka QLD 4105
07 3555 0142
https://www.yard.example/
`);
});

it("has the colon of its language", () => {
  const [facts] = PARTS.filter(({ kind }) => kind === "facts");
  const link: LetterPart = { kind: "link", label: "查看", href: "https://www.yard.example/my/1" };
  const text = letterText(
    { parts: [...(facts === undefined ? [] : [facts]), link] },
    { ...HEAD, language: "zh-Hans" },
  );
  expect(text).toContain("Day：Monday\nTime：9 am\n\n查看：\nhttps://");
});

it("leaves out what the dealer does not have", () => {
  const bare = { ...HEAD, phone: null, address: null };
  const vehicle = { name: "A", href: "https://a.example/", picture: null, facts: [], price: null };
  expect(letterText({ parts: [{ kind: "vehicle", vehicle }] }, bare)).toBe(
    "A\nhttps://a.example/\n\n-- \nYard Motors\nhttps://www.yard.example/\n",
  );
});
