import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, type VehicleQuery } from "../../query";
import { queryAsMeant } from "../read-meaning";
import { searchVocabulary } from "../vocabulary";

const stock: Readonly<Record<string, string>> = {
  "Toyota HiAce": "Commuter, LWB, LWB Crew, Super LWB",
  "Toyota Hilux": "GR Sport, Rogue, SR, SR5, WorkMate",
  "Toyota Corolla": "Ascent Sport, Ascent Sport Hybrid, SX, SX Hybrid, ZR",
  "Toyota Corolla Cross": "Atmos, GX",
  "Toyota RAV4": "Cruiser, Cruiser Hybrid, Edge Hybrid, GXL, GXL Hybrid",
  "Toyota Fortuner": "Crusade, GXL",
  "Toyota Landcruiser": "GXL, VX",
  "Toyota Landcruiser 70": "GX, GXL, WorkMate",
  "Toyota Landcruiser Prado": "Kakadu, VX",
  "Toyota Kluger": "GX, Grande",
  "Mercedes-Benz Sprinter": "315 MWB, 317 LWB, 419 LWB",
  "Holden Commodore Ute": "SS V, SV6",
  "Hyundai i30": "Active, N Line Premium",
  "Hyundai i30 Sedan": "Active, N",
  "Nissan Leaf": "Standard, e+",
  "Nissan Patrol": "Ti, Warrior",
  "Land Rover Defender": "130 S, X, X-Dynamic SE",
  "Land Rover Discovery": "D300 R-Dynamic HSE, D300 S",
  "Tesla Model 3": "Long Range, Performance",
  "Polestar 2": "Standard Range",
  "Ford Fiesta": "Ambiente, ST",
  "Ford Focus": "ST, ST-Line, Titanium",
  "Ford Ranger": "PHEV Wildtrak, Raptor, Sport, Wildtrak, XL, XLS, XLT",
  "Ford Everest": "Sport, Tremor",
  "Jeep Wrangler": "Overland, Rubicon, Sport S",
};
const models = Object.keys(stock);
const badges = models.map((model) => (stock[model] ?? "").split(", "));
const vocabulary = searchVocabulary({
  make: [
    "Toyota",
    "Mercedes-Benz",
    "Holden",
    "Hyundai",
    "Nissan",
    "Land Rover",
    "Tesla",
    "Polestar",
    "Ford",
    "Jeep",
  ],
  make_model: models,
  badge: [...new Set(badges.flat())],
  model_badge: models.flatMap((model, at) => (badges[at] ?? []).map((badge) => `${model}: ${badge}`)),
  item_type: ["car", "truck"],
  fuel: ["Petrol", "Hybrid", "Electric", "PHEV"],
  body: ["ute", "van", "wagon"],
  colour: ["white", "black"],
  filtered_features: ["Tow Bar"],
});

function read(text: string, refinements: VehicleQuery["refinements"] = {}) {
  const meant = queryAsMeant({ ...EMPTY_QUERY, text, refinements }, vocabulary, 2026);
  return { ...meant.refinements, ...(meant.text === "" ? {} : { text: meant.text }) };
}

const ranger = { make_model: ["Ford Ranger"] };
const sprinter = ["317 LWB", "419 LWB"];

describe("beside a model", () => {
  test.each([
    ["super lwb hiace", { make_model: ["Toyota HiAce"], badge: ["Super LWB"] }],
    ["hiace lwb", { make_model: ["Toyota HiAce"], badge: ["LWB", "LWB Crew"] }],
    ["sprinter lwb", { make_model: ["Mercedes-Benz Sprinter"], badge: sprinter }],
    ["sprinter 419 lwb", { make_model: ["Mercedes-Benz Sprinter"], badge: ["419 LWB"] }],
    ["leaf e+", { make_model: ["Nissan Leaf"], badge: ["e+"] }],
    ["defender 130", { make_model: ["Land Rover Defender"], badge: ["130 S"] }],
    ["defender x dynamic", { make_model: ["Land Rover Defender"], badge: ["X-Dynamic SE"] }],
    ["white ranger wildtrak", { ...ranger, badge: ["PHEV Wildtrak", "Wildtrak"], colour: ["white"] }],
    ["ranger wildtrk", { ...ranger, badge: ["PHEV Wildtrak", "Wildtrak"] }],
    ["focus st-line", { make_model: ["Ford Focus"], badge: ["ST-Line"] }],
    ["focus st line", { make_model: ["Ford Focus"], badge: ["ST-Line"] }],
    ["hiace slwb", { make_model: ["Toyota HiAce"], badge: ["Super LWB"] }],
    ["discovery s", { make_model: ["Land Rover Discovery"], badge: ["D300 S"] }],
    ["wrangler rubicon edition", { make_model: ["Jeep Wrangler"], badge: ["Rubicon"] }],
    ["focus ST", { make_model: ["Ford Focus"], badge: ["ST"] }],
    ["commodore ute ss v", { make_model: ["Holden Commodore Ute"], badge: ["SS V"] }],
    ["model 3 long range", { make_model: ["Tesla Model 3"], badge: ["Long Range"] }],
  ])("%s: the whole badge before a part of others", (text, meaning) => {
    expect(read(text)).toEqual(meaning);
  });

  test("a badge of a longer model's name is meant where the shorter has none", () => {
    expect(read("i30 n")).toEqual({ make_model: ["Hyundai i30 Sedan"], badge: ["N"] });
    expect(read("i30 n line")).toEqual({ make_model: ["Hyundai i30"], badge: ["N Line Premium"] });
    expect(read("i30 active")).toEqual({ make_model: ["Hyundai i30"], badge: ["Active"] });
  });

  test("what one of two models runs on is its badge, where that says so", () => {
    expect(read("ranger phev or everest")).toEqual({
      model_badge: ["Ford Ranger: PHEV Wildtrak"],
      make_model: ["Ford Everest"],
    });
  });

  test("what it runs on is asked for by itself", () => {
    const gxl = { make_model: ["Toyota RAV4"], badge: ["GXL", "GXL Hybrid"] };
    expect(read("rav4 gxl")).toEqual(gxl);
    expect(read("rav4 gxl hybrid")).toEqual({ ...gxl, fuel: ["Hybrid"] });
  });

  test("a longer name in front that is not here is no badge", () => {
    expect(read("gr corolla")).toEqual({ make_model: ["Toyota GR Corolla"] });
    expect(read("gr sport hilux")).toEqual({ make_model: ["Toyota Hilux"], badge: ["GR Sport"] });
  });

  test("a badge that it does not have is none", () => {
    expect(read("corolla rogue")).toEqual({ make_model: ["Toyota Corolla"], text: "rogue" });
    expect(read("corolla rubicon")).toEqual({ make_model: ["Toyota Corolla"], text: "rubicon" });
  });

  test("frequent words are badges beside the name alone", () => {
    expect(read("everest sport")).toEqual({ make_model: ["Ford Everest"], badge: ["Sport"] });
    expect(read("everest with sport seats")).toEqual({ make_model: ["Ford Everest"], text: "sport seats" });
  });
});

test("of what is not wanted the other badges of the model are left", () => {
  expect(read("patrol not ti")).toEqual({ make_model: ["Nissan Patrol"], badge: ["Warrior"] });
  expect(read("patrol, not the ti one")).toEqual({ make_model: ["Nissan Patrol"], badge: ["Warrior"] });
  const others = { ...ranger, badge: ["PHEV Wildtrak", "Raptor", "Sport", "Wildtrak", "XLT"] };
  expect(read("ranger but not the xl or xls")).toEqual(others);
  expect(read("patrol not rubicon")).not.toHaveProperty("badge");
  expect(read("patrol warrior not ti")).toMatchObject({ badge: ["Warrior"] });
});

describe("alternatives", () => {
  test("several of one model", () => {
    expect(read("hilux sr5 or rogue")).toEqual({ make_model: ["Toyota Hilux"], badge: ["SR5", "Rogue"] });
    expect(read("everest tremor or sport")).toMatchObject({ badge: ["Tremor", "Sport"] });
    expect(read("xl or xlt ranger")).toEqual({ ...ranger, badge: ["XL", "XLT"] });
    expect(read("landcruiser 70 workmate gx whatever")).toMatchObject({
      make_model: ["Toyota Landcruiser 70"],
      badge: ["WorkMate", "GX"],
    });
    expect(read("rav4 hybrid cruser or edge")).toEqual({
      make_model: ["Toyota RAV4"],
      badge: ["Cruiser", "Cruiser Hybrid", "Edge Hybrid"],
      fuel: ["Hybrid"],
    });
  });

  test("of several models each has its own", () => {
    expect(read("focus st or fiesta st")).toEqual({ model_badge: ["Ford Focus: ST", "Ford Fiesta: ST"] });
    expect(read("fortuner crusade or prado vx")).toEqual({
      model_badge: ["Toyota Fortuner: Crusade", "Toyota Landcruiser Prado: VX"],
    });
    expect(read("grande kluger or prado")).toEqual({
      make_model: ["Toyota Landcruiser Prado"],
      model_badge: ["Toyota Kluger: Grande"],
    });
    expect(read("kluger or grande prado")).not.toHaveProperty("model_badge");
    expect(read("polestar 2 or model 3 long range")).toEqual({
      make_model: ["Polestar 2"],
      model_badge: ["Tesla Model 3: Long Range"],
    });
    expect(read("rav4 gxl hybrid vs corolla cross hybrid")).toEqual({
      make_model: ["Toyota Corolla Cross"],
      model_badge: ["Toyota RAV4: GXL", "Toyota RAV4: GXL Hybrid"],
      fuel: ["Hybrid"],
    });
  });

  test("one model that is here and one that is not", () => {
    expect(read("sprinter lwb or crafter")).toEqual({
      make_model: ["Mercedes-Benz Sprinter"],
      badge: sprinter,
    });
  });
});

describe("without a model", () => {
  test.each([
    ["wildtrak", { badge: ["PHEV Wildtrak", "Wildtrak"] }],
    ["wildtrak or raptor", { badge: ["PHEV Wildtrak", "Wildtrak", "Raptor"] }],
    ["wildtrk", { badge: ["PHEV Wildtrak", "Wildtrak"] }],
    ["rubicon with tow bar", { badge: ["Rubicon"], filtered_features: ["Tow Bar"] }],
    ["xl ute", { badge: ["XL"], body: ["ute"] }],
    ["ss v ute", { badge: ["SS V"], body: ["ute"] }],
    ["commuter bus", { make_model: ["Toyota HiAce"], badge: ["Commuter"] }],
    ["mercedes benz lwb", { make: ["Mercedes-Benz"], badge: sprinter }],
    ["ford st", { make: ["Ford"], badge: ["ST"] }],
    ["sport", { text: "sport" }],
    ["active", { text: "active" }],
    ["commuter", { text: "commuter" }],
  ])("%s", (text, meaning) => {
    expect(read(text)).toEqual(meaning);
  });

  test("of what is chosen", () => {
    expect(read("wildtrak", ranger)).toEqual({ ...ranger, badge: ["PHEV Wildtrak", "Wildtrak"] });
    expect(read("sport", ranger)).toEqual({ ...ranger, badge: ["Sport"] });
    expect(read("rubicon", ranger)).toEqual({ ...ranger, text: "rubicon" });
  });
});

test.each([
  ["جيب رانجلر روبيكون", { make_model: ["Jeep Wrangler"], badge: ["Rubicon"] }],
  ["باترول واريور", { make_model: ["Nissan Patrol"], badge: ["Warrior"] }],
  ["رينجر وايلد تراك", { ...ranger, badge: ["PHEV Wildtrak", "Wildtrak"] }],
  ["روبيكون", { badge: ["Rubicon"] }],
  ["tesla model 3 长续航", { make_model: ["Tesla Model 3"], badge: ["Long Range"] }],
  ["model 3性能版", { make_model: ["Tesla Model 3"], badge: ["Performance"] }],
  ["leaf标准版", { make_model: ["Nissan Leaf"], badge: ["Standard"] }],
])("%s, in other scripts", (text, meaning) => {
  expect(read(text)).toEqual(meaning);
});
