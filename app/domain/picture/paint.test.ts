import { describe, expect, it } from "vitest";
import { paintNamed, paintOf } from "./paint";
import { isPaint, PAINTS, paintNameOf } from "./paint-palette";

/** Colour names as feeds write them, with the paint a shopper would call right. */
const REAL_NAMES: Readonly<Record<keyof typeof PAINTS, readonly string[]>> = {
  white: [
    "White",
    "Glacier White",
    "Polar White",
    "Alpine White",
    "Candy White",
    "Frozen White",
    "Wht",
    "Bianco",
    "Blanc",
  ],
  pearl: [
    "Crystal White Pearl",
    "Snowflake White Pearl",
    "White Diamond",
    "Ivory Pearl",
    "Cream",
    "Pearl White",
    "Off White",
  ],
  silver: [
    "Silver",
    "Sterling Silver",
    "Liquid Silver Metallic",
    "Slv",
    "Ingot Silver",
    "Argento",
    "Moondust",
    "Platinum",
  ],
  steel: ["Titanium", "Cement Grey", "Nardo Grey", "Light Grey", "Titanium Flash Mica", "Storm"],
  grey: ["Grey", "gray", "Gry", "Grigio", "Steel Grey", "Slate", "Selenite Grey Metallic"],
  graphite: ["Graphite Grey Metallic", "Magnetic Grey", "Charcoal", "Graphite", "Anthracite", "Granite Grey"],
  gunmetal: ["Gunmetal", "Gun Metallic", "Machine Grey Metallic", "Daytona Grey Pearl", "Dark Grey Mica"],
  black: [
    "Black",
    "Blk",
    "Noir",
    "Nero",
    "Ebony",
    "Eclipse Black",
    "Onyx Black Pearl",
    "Black Sapphire Metallic",
    "Phantom Black",
  ],
  midnight: ["Blue Black", "Black-Blue", "Midnight Blue", "Tanzanite Blue"],
  navy: [
    "Deep Crystal Blue",
    "Deep Crystal Blue Mica",
    "Dark Blue",
    "Nautilus Blue",
    "Sapphire Blue",
    "Navy",
  ],
  blue: ["Blue", "Blu", "Bleu", "Ocean Blue", "Pacific Blue Metallic", "Azzurro"],
  racingBlue: ["Lightning Blue", "Racing Blue", "WR Blue Mica", "Electric Blue", "Icon Blue"],
  sky: ["Light Blue", "Ice Blue", "Sky Blue", "Glacier Blue"],
  teal: ["Teal", "Turquoise", "Aqua", "Teal Blue"],
  racingGreen: ["British Racing Green", "Dark Green", "Jungle Green", "Forest Green"],
  green: ["Green", "Grn", "Verde", "Jade"],
  khaki: ["Forest Khaki", "Olive", "Military Green", "Olive Green"],
  sage: ["Sage Green", "Mint", "Verde Relax Green"],
  lime: ["Lime Green", "Lime"],
  yellow: ["Yellow", "Hornet Yellow", "Giallo", "Mustard"],
  gold: ["Gold", "Vintage Gold", "Gld"],
  sand: ["Quartz Champagne", "Sandstone Beige", "Desert Sand", "Latte", "Tan", "Champagne Gold", "Rose Gold"],
  bronze: ["Saturn Bronze", "Burnished Copper", "Deep Bronze", "Cinnamon"],
  brown: ["Chocolate Brown Metallic", "Redwood", "Mocha", "Marrone"],
  orange: ["Sunset Orange", "Tangerine", "Tangerine Metallic", "Sedona Orange", "Arancio"],
  red: ["Red", "Atomic Red", "Rosso", "Rouge", "True Red", "Scarlet", "Race Red", "Rosso Corsa"],
  crimson: ["Soul Red Crystal Metallic", "Soul Crimson Metallic", "Cherry Red", "Ruby"],
  burgundy: ["Burgundy", "Maroon", "Merlot Red Mica", "Black Cherry", "Wine Red"],
  pink: ["Pink", "Magenta"],
  purple: ["Purple", "Midnight Purple", "Plum", "Violet"],
};

describe("paints of colour names", () => {
  const rows = Object.entries(REAL_NAMES).flatMap(([paint, names]) =>
    names.map((name) => [name, paint] as const),
  );

  it.each(rows)("%s is %s", (name, paint) => {
    expect(paintNamed(name)).toBe(paint);
  });

  it.each([
    ["White/Black", "white"],
    ["Blk/Slv", "black"],
    ["Charcoal and White", "graphite"],
    ["White with Grey Decals", "white"],
    ["White - Black Roof", "white"],
    ["Two Tone / Red", "red"],
    ["  GLACIER   WHITE ", "white"],
    ["Grün", "green"],
    ["Weiß", "white"],
  ])("reads %s as %s", (name, paint) => {
    expect(paintNamed(name)).toBe(paint);
  });

  it.each([
    "Something else",
    "Icelandic",
    "Tandem",
    "Blueprint",
    "-",
    "5 years",
    "Other",
    "",
    "🚗",
    "constructor",
  ])("does not guess at %j", (name) => {
    expect(paintNamed(name)).toBeNull();
    expect(paintOf(name)).toBe(PAINTS.silver);
  });

  it("shows an unknown colour in silver and gives the same answer twice", () => {
    expect(paintOf(null)).toBe(PAINTS.silver);
    expect(paintOf("Ocean Blue")).toBe(paintOf("Ocean Blue"));
  });
});

describe("palette", () => {
  it("knows its own paints by their colour and no others", () => {
    for (const [name, hex] of Object.entries(PAINTS)) {
      expect(isPaint(hex)).toBe(true);
      expect(paintNameOf(hex)).toBe(name);
    }
    expect(new Set(Object.values(PAINTS)).size).toBe(30);
    for (const hex of ["F2F3F4", "ffffff", "f2f3f", "", "white"]) expect(isPaint(hex)).toBe(false);
  });
});
