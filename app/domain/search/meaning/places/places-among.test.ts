import { expect, test } from "vitest";
import { placesAmong } from "./places-among";

const vocabulary = {
  badges: new Set(["wildtrak", "ascent"]),
  nameWords: new Set(["swift"]),
  makes: ["Mazda"],
};
const among = (text: string, asked = text) => placesAmong({ text: asked }, { text }, vocabulary);
const named = (text: string, asked = text) => among(text, asked).map(({ place }) => place);

test("every stretch may name a place, the longest first and the last of equals first", () => {
  expect(named("zwei surfers paradise")).toEqual([
    ...["zwei surfers paradise", "surfers paradise", "zwei surfers"],
    ...["surfers", "zwei"],
  ]);
});

test("what is no place stays text", () => {
  expect(among("wildtrak ipswich").at(-1)).toEqual({ place: "ipswich", rest: "wildtrak" });
});

test("a badge, a make, a model and a word that says something else are no place by themselves", () => {
  for (const word of [
    "wildtrak",
    "swift",
    "ferrari",
    "demio",
    "orange",
    "sale",
    "retreat",
    "4wd",
    "ab",
    "<b>",
    "",
  ])
    expect(named(word)).toEqual([]);
  expect(named("broken hill")).toContain("broken hill");
});

test("where somebody drives to or comes from is not where vehicles shall be", () => {
  expect(named("noosa", "something quiet to drive up to noosa")).toEqual([]);
  expect(named("perth", "moving from perth")).toEqual([]);
  expect(named("noosa", "something quiet noosa")).toEqual(["noosa"]);
});

test("where a vehicle shall be used is not where it shall stand", () => {
  expect(named("tarneit", "van for furniture deliveries around tarneit")).toEqual([]);
  expect(named("tarneit", "hatch to do airport runs in tarneit")).toEqual([]);
  expect(named("noosa", "wagon for noosa")).toEqual([]);
  expect(named("noosa", "looking for noosa wagon")).toEqual(["noosa"]);
  expect(named("noosa", "i work in noosa and need a wagon")).toEqual(["noosa"]);
  expect(named("tasmania", "van to explore tasmania")).toEqual([]);
  expect(named("york", "4wd cape york")).not.toContain("york");
  expect(named("tanami desert", "van tanami desert")).not.toContain("tanami desert");
  expect(named("eildon", "ute for a boat lake eildon")).toEqual([]);
  expect(named("悉尼", "在 悉尼 送货 的 面包车")).toEqual([]);
});

test("a name, a road, a place that is not wanted and what goods come from", () => {
  expect(named("clare", "mazda for my daughter clare")).toEqual([]);
  expect(named("bruce", "mazda my son bruce can drive")).toEqual([]);
  expect(named("bruce highway", "ute for the bruce highway")).not.toContain("bruce");
  expect(named("ipswich", "mazda anywhere but ipswich")).toEqual([]);
  expect(named("ipswich", "mazda not in ipswich")).toEqual([]);
  expect(named("ipswich", "work ute from ipswich")).toEqual(["ipswich"]);
  expect(named("موروكا", "مازدا للسفر إلى موروكا")).toEqual([]);
});

test("a word behind a make is a model where the make is not here or has one called so, and a place elsewhere", () => {
  expect(named("avida busselton")).not.toContain("busselton");
  expect(named("newport", "chrysler newport")).toEqual([]);
  expect(named("newport", "mazda newport")).toEqual(["newport"]);
  expect(named("busselton", "avida near busselton")).toEqual(["busselton"]);
});

test("a nickname is a place alone or behind a word in front of places, by its whole name", () => {
  expect(named("rocky", "mazda rocky")).toEqual([]);
  expect(named("rocky", "mazda in rocky")).toEqual(["Rockhampton"]);
  expect(named("bundy")).toEqual(["Bundaberg"]);
});

test("Arabic words of the trade and names of models are no places, and places stay some", () => {
  for (const word of ["كاميرا", "كامري", "معدلة", "كراسي", "سورينتو", "بارينا", "العمر"])
    expect(named(word)).toEqual([]);
  expect(named("موروكا")).toEqual(["موروكا"]);
});

test("a place in another script is called as tables of places call it", () => {
  expect(named("悉尼")).toEqual(["Sydney"]);
});
