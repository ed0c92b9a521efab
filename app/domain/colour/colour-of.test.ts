import { describe, expect, it } from "vitest";
import { BASIC_COLOURS, type BasicColour } from "./basic-colours";
import { basicColourOf, isBasicColour } from "./colour-of";

/** Colours as makers, dealers and feeds write them, under what a shopper looks for. */
const NAMES: Readonly<Record<BasicColour, readonly string[]>> = {
  white: [
    "White",
    "Glacier White Pearl",
    "Alpine White",
    "WHT",
    "Snowflake",
    "Pearl",
    "Ivory White",
    "Vit",
    "Vitpärla",
    "Weiß",
    "Perlmuttweiß",
    "Blanc nacré",
    "أبيض",
    "أبيض لؤلؤي",
    "السيارة بيضاء",
    "白色",
    "珍珠白",
    "米白色",
    "Whiet",
    "Whte",
  ],
  black: [
    "Black",
    "Crystal Black",
    "Black Sapphire",
    "blck",
    "Balck",
    "Onyx",
    "Cherry Black",
    "Blue Black",
    "Svart",
    "svartmetallic",
    "Schwarz",
    "Tiefschwarz",
    "Noir Perla Nera",
    "أسود",
    "سوداء",
    "黑色",
    "曜石黑",
    "鋼琴黑",
  ],
  silver: [
    "Silver",
    "Sliver",
    "Sonic Silver",
    "Aluminium",
    "Platinum",
    "silvermetallic",
    "Silber",
    "Brillantsilber Metallic",
    "Argent",
    "فضي",
    "银色",
    "铂金",
  ],
  grey: [
    "Grey",
    "Gray",
    "GRAY METALLIC",
    "Anthrazit",
    "Anthrazit Metallic",
    "Gun Metalic",
    "Gunmetal",
    "Gun Metal Grey",
    "Titanium",
    "Titanium Pearl",
    "Graphite",
    "Silver Grey",
    "Mörkgrå",
    "Ljusgrå metallic",
    "Grafitgrå",
    "Dunkelgrau",
    "Anthrazitgrau",
    "Gris argent",
    "رمادي",
    "رمادي فضي",
    "银灰色",
    "深灰",
  ],
  blue: [
    "Blue",
    "Navy",
    "NAVY BLUE",
    "Turquoise",
    "Teal",
    "Deep Crystal Blue Mica",
    "Black Blue",
    "DarkBlue",
    "Blå",
    "Mörkblå",
    "Blau",
    "Dunkelblau",
    "Bleu nuit",
    "أزرق",
    "كحلي",
    "أزرق غامق",
    "蓝色",
    "寶石藍",
    "藏青色",
  ],
  red: [
    "Red",
    "Soul Red Crystal",
    "Burgundy",
    "Maroon",
    "Black Cherry",
    "Rosso Corsa",
    "Pink",
    "Röd",
    "Mörkröd",
    "Vinröd",
    "Rot",
    "Weinrot",
    "Rouge",
    "أحمر",
    "عنابي",
    "红色",
    "酒红",
    "枣红",
  ],
  green: [
    "Green",
    "British Racing Green",
    "Khaki",
    "Olive",
    "Sage",
    "Teal Green",
    "Grön",
    "Mörkgrön",
    "Grün",
    "Vert",
    "أخضر",
    "زيتي",
    "绿色",
    "墨綠",
  ],
  brown: [
    "Brown",
    "Bronze",
    "Copper",
    "Mocha",
    "Brun",
    "Mörkbrun",
    "Braun",
    "Marron",
    "بني",
    "棕色",
    "咖啡色",
    "古铜色",
  ],
  beige: [
    "Beige",
    "Champagne",
    "Gold",
    "Rose Gold",
    "Tan",
    "Cream",
    "Sandstone",
    "Ljusbeige",
    "Guld",
    "بيج",
    "ذهبي",
    "米色",
    "香槟金",
    "卡其色",
  ],
  yellow: ["Yellow", "Mustard", "Gul", "Gelb", "Jaune", "أصفر", "黄色", "黃"],
  orange: ["Orange", "Tangerine", "Arancio", "Orangemetallic", "برتقالي", "橙色"],
  purple: ["Purple", "Violet", "Magenta", "Plum", "Lila", "بنفسجي", "紫色"],
};

describe.each(Object.entries(NAMES))("%s", (basic, names) => {
  it.each(names)("is what shoppers look for %s under", (name) => {
    expect(basicColourOf(name)).toBe(basic);
    expect(basicColourOf(name.toUpperCase())).toBe(basic);
  });
});

it.each([
  ["White / Black", "white"],
  ["Black/White", "black"],
  ["Red with Black Roof", "red"],
  ["Weiß und Schwarz", "white"],
  ["Röd och vit", "red"],
  ["白、黑", "white"],
  ["Metallic / Blue", "blue"],
])("of two colours the first that is one counts: %s is %s", (name, basic) => {
  expect(basicColourOf(name)).toBe(basic);
});

it.each([
  null,
  "",
  " ",
  "-",
  "Other",
  "Unknown",
  "Unspecified",
  "Metallic",
  "金属漆",
  "Two Tone",
  "40FA60",
  "Back",
  "Greatest",
  "<b>",
  "🚗",
  "constructor",
])("%s is no colour", (name) => {
  expect(basicColourOf(name)).toBeNull();
});

it("a text that is too long for a colour's name is none", () => {
  expect(basicColourOf("white ".repeat(1_000))).toBeNull();
});

it("each of the twelve is itself", () => {
  for (const colour of BASIC_COLOURS) {
    expect(basicColourOf(colour)).toBe(colour);
    expect(isBasicColour(colour)).toBe(true);
  }
  expect(isBasicColour("White")).toBe(false);
});
