import type { PaintName } from "../picture/paint-palette";
import type { BasicColour } from "./basic-colours";

/** A colour that has a name of its own: its usual paint, and the words beside it that make it another. */
interface NamedColour {
  /** What shoppers look for it under. */
  readonly basic: BasicColour;
  /** Its name in languages that put it last ("Glacier White"), and feeds' short forms. */
  readonly names: string;
  /** Its name in languages that put it first ("Blanc glacier"). */
  readonly firstNames?: string;
  readonly paint: PaintName;
  /** Paint -> words; the paint named first wins. */
  readonly shades?: Readonly<Partial<Record<PaintName, string>>>;
}

/** "Deep Crystal Blue Mica" is a blue, and what "deep" makes of it. */
const NAMED_COLOURS: readonly NamedColour[] = [
  {
    basic: "white",
    names: "white wht wh whi weiss vit vitt vita",
    firstNames: "blanc blanche blanca blanco branco bianco bianca",
    paint: "white",
    shades: {
      pearl:
        "pearl pearlescent prl perla perle crystal ivory antique mineral diamond silk satin bone sand classic moonlight snowflake cream off olive warm champagne jupiter serenity chalk",
    },
  },
  {
    basic: "black",
    names: "black blk blck bk schwarz svart",
    firstNames: "noir noire nero nera negro preto",
    paint: "black",
    shades: {
      midnight: "blue blu bleu starry",
      burgundy: "cherry ruby burgundy",
    },
  },
  {
    basic: "silver",
    names: "silver slv slvr sil svr silber",
    firstNames: "argent argente argento plata prata",
    paint: "silver",
    shades: {
      steel: "graphite dark titanium grey gray blue hypersonic typhoon selenite palladium carbon machine",
      graphite: "midnight",
      sand: "champagne gold sand birch",
    },
  },
  {
    basic: "grey",
    names: "grey gray gry gy grau gra graa",
    firstNames: "gris grise grigio grigia cinza",
    paint: "grey",
    shades: {
      gunmetal:
        "black dark daytona meteor volcano machine mountain mythos carbonised carbonized carbon obsidian anthracite anthrazit antracit havana vesuvius",
      graphite:
        "graphite charcoal gunmetal magnetic magnesium thunder granite lunar eclipse phantom thunder volcanic basalt sophisto mineral meteorite polymetal cosmic amazon ironbark shadow night mat matt matte iron asteroid dolphin magnetite titan manhattan",
      steel:
        "light silver cement nardo chronos chalk skyscraper brooklyn aviator cool fluo moonstone platinum pebble stealth pale pearl clay stone storm nimbus cirrus moonrock arrow",
    },
  },
  {
    basic: "blue",
    names: "blue blu blau bla azure azur cobalt",
    firstNames: "bleu bleue azul azzurro",
    paint: "blue",
    shades: {
      midnight:
        "midnight black tanzanite tansanite phytonic moonlight night lunar starlight noctis galaxy carbon",
      navy: "deep dark navy nautilus sapphire imperial marine indigo crystal eternal denim denimblue royal oxford stormy nightfall portofino abyss cavansite atlantic navarra estoril persian lazuli mariana moonbeam intense dusk kuro sodalite mediterranean nebula",
      sky: "ice light baby sky pale glacier powder cornflower arctic frozen surf riviera celestial silver breeze lagoon misty haze coastal cloud bay soft",
      racingBlue:
        "racing electric lightning velocity bright vivid laguna hyper voodoo nitrous performance lapiz icon triton burst speed blade surfin neptune turbo misano rally kinetic cyber tropical boost interlagos sport wr marino cobalt",
      teal: "teal turquoise lagoon petrol",
    },
  },
  {
    basic: "red",
    names: "red rd rot rod rott",
    firstNames: "rouge rosso rossa rojo roja vermelho",
    paint: "red",
    shades: {
      burgundy: "wine merlot burgundy maroon black shiraz damson port dark oxblood claret garnet",
      crimson:
        "crimson soul cherry deep ruby velvet sonoma rosewood sunset fusion melting carmine firenze hyacinth patagonia aurora copper earth magma runway",
      orange: "orange sienna",
    },
  },
  {
    basic: "green",
    names: "green grn gruen grun gron",
    firstNames: "verde vert verte",
    paint: "green",
    shades: {
      lime: "lime acid electric hyper neon apple synergy mamba bright vivid hornet viper krypton kiwi",
      khaki:
        "khaki olive army military moss combat matte urban outback bush rebel eucalyptus pangea woodland gecko desert cactus command tank scrub bronze brown grey gold oasis",
      sage: "sage mint pale light pistachio relax soft tea pastel seafoam aqua eucalypt dove silver",
      racingGreen:
        "british racing dark deep forest brooklands everest jungle competition scarab black night midnight pine emerald goodwood conifer rainforest cypress amazon highland",
      teal: "teal",
    },
  },
  {
    basic: "yellow",
    names: "yellow ylw yel yell gelb gul",
    firstNames: "giallo jaune amarillo",
    paint: "yellow",
    shades: { lime: "acid green" },
  },
  {
    basic: "orange",
    names: "orange orng org",
    firstNames: "arancio arancione naranja",
    paint: "orange",
    shades: { bronze: "copper bronze brown rust" },
  },
  {
    basic: "brown",
    names: "brown brn braun brun",
    firstNames: "marron marrone bruno brune",
    paint: "brown",
    shades: { bronze: "light copper golden bronze amber cinnamon caramel", sand: "tan sand beige" },
  },
  {
    basic: "beige",
    names: "gold gld golden guld",
    firstNames: "oro dore",
    paint: "gold",
    shades: {
      sand: "champagne white light pale rose beige silver sand quartz",
      bronze: "bronze brown copper",
    },
  },
  {
    basic: "beige",
    names: "beige bge tan taupe",
    paint: "sand",
    shades: { bronze: "saddle dark" },
  },
  { basic: "beige", names: "cream creme crema ivory vanilla magnolia elfenbein", paint: "pearl" },
  {
    basic: "purple",
    names: "purple prpl purp violet violett viola lila mauve lavender lilac",
    firstNames: "violette",
    paint: "purple",
    shades: { midnight: "black" },
  },
  { basic: "purple", names: "magenta fuchsia", paint: "pink" },
  { basic: "red", names: "pink pnk rosa", paint: "pink" },
];

/** Words that are a colour by themselves when no basic colour stands beside them: "Graphite", "Tangerine Metallic". */
const BARE_WORDS: Readonly<Partial<Record<PaintName, string>>> = {
  white:
    "snow alpine polar arctic artic fuji glacier frost frosted summit snowflake snowdrift ice icy chalk avalanche alabaster casablanca heron swan polaris blizzard whitehaven iceberg diamond winter",
  pearl: "pearl ivory opal bone parchment eggshell porcelain oyster satin starlight ceramic",
  silver:
    "silver aluminium aluminum platinum chrome quicksilver mercury sterling moonstone moondust argentum billet foil zircon brilliant tinsel hypersilver moonlight ingot iridium tin",
  steel:
    "steel cement concrete shark dolphin cirrus titanium tungsten nickel pewter ash fog smoke crayon storm nardo",
  grey: "magnetic granite slate pebble rhino cloud nimbus mineral lunar meteor",
  graphite:
    "graphite charcoal anthracite anthrazit antracit basalt volcano asteroid shadow carbon iron eiger panthera magnetite stromboli",
  gunmetal: "gun gunmetal gunmetallic gunmetalic gunmet ironbark",
  black:
    "ebony onyx obsidian jet ink panther phantom raven midnight nocturne beluga coal tuxedo piano liquorice licorice eclipse noctis darkness",
  navy: "navy patriot indigo sapphire marine oxford",
  blue: "ocean cobalt lapis pacific atlantic azure denim caspian lapislazuli marina",
  racingBlue: "lightning lighting kingfisher laguna",
  sky: "sky breeze riviera",
  teal: "teal turquoise aqua aquamarine cyan peacock petrol aegean",
  racingGreen: "forest jungle emerald brg british hunter",
  green: "jade fern",
  khaki: "khaki olive moss army military camo camouflage outback",
  sage: "sage mint pistachio celadon eucalyptus seafoam",
  lime: "lime chartreuse",
  yellow: "mustard lemon canary sunflower wasp bumblebee saffron wattle",
  gold: "brass antique",
  sand: "sand sandstone birch champagne desert dune dunes stone latte mushroom wheat biscuit sahara quartz quicksand camel fawn linen savannah savanna oatmeal",
  bronze: "bronze copper saturn cinnamon caramel amber rust terracotta",
  brown: "mocha chocolate espresso walnut coffee mahogany redwood cocoa chestnut hazel tobacco sepia havana",
  orange: "tangerine coral sunset pumpkin mango papaya sunrise apricot flame paprika",
  red: "scarlet chilli chili flamenco inferno ferrari tomato vermilion carnival wildfire cardinal",
  crimson: "crimson ruby cherry garnet cranberry rosewood carmine",
  burgundy: "burgundy maroon wine merlot shiraz claret bordeaux oxblood cabernet pinot",
  pink: "rose blush flamingo",
  purple: "plum aubergine eggplant amethyst grape orchid",
};

/** Words that name a finish beside a colour, and a colour alone: "Graphite Pearl" is a grey. */
export const FINISHES: ReadonlySet<string> = new Set(["pearl", "satin", "starlight", "crystal", "diamond"]);

/** Names whose words mean something else together; the colour where it is not the paint's own. */
export const COLOUR_PHRASES: readonly (readonly [phrase: string, paint: PaintName, basic?: BasicColour])[] = [
  ["black blue", "midnight", "blue"],
  ["blue black", "midnight"],
  ["rose gold", "sand"],
  ["creme de menthe", "sage"],
  ["gun metal", "gunmetal"],
  ["moon dust", "silver"],
  ["gun metallic", "gunmetal"],
  ["gun metalic", "gunmetal"],
  ["jet silver", "silver"],
  ["blue mirage", "blue"],
  ["white gold", "pearl", "beige"],
  ["black pearl", "black"],
  ["black cherry", "burgundy"],
  ["cherry black", "burgundy", "black"],
  ["black ruby", "burgundy"],
];

const words = (text: string) => text.split(" ").filter((word) => word !== "");

function byWord(table: Readonly<Partial<Record<PaintName, string>>>): ReadonlyMap<string, PaintName> {
  // Object.entries knows keys as strings; the table's are names of paints. The paint named first keeps its word.
  const pairs = Object.entries(table).flatMap(([paint, text]) =>
    words(text).map((word) => [word, paint as PaintName] as const),
  );
  return new Map(pairs.toReversed());
}

/** What a word that names a colour means, alone and beside other words. */
export interface ColourWord extends Pick<NamedColour, "basic" | "paint"> {
  readonly shades: ReadonlyMap<string, PaintName>;
  /** Whether its language puts the colour before what describes it. */
  readonly isFirst: boolean;
}

/** The words that name a colour. */
export const COLOUR_BY_WORD: ReadonlyMap<string, ColourWord> = new Map(
  NAMED_COLOURS.flatMap(({ basic, names, firstNames = "", paint, shades = {} }) => {
    const colour = { basic, paint, shades: byWord(shades), isFirst: false };
    const first = { ...colour, isFirst: true };
    return [
      ...words(names).map((name) => [name, colour] as const),
      ...words(firstNames).map((name) => [name, first] as const),
    ];
  }),
);

/** What the words of {@link BARE_WORDS} are painted as. */
export const BARE_BY_WORD: ReadonlyMap<string, PaintName> = byWord(BARE_WORDS);

/** What shoppers look for a paint under, where no word said it. */
export const BASIC_OF_PAINT: Readonly<Record<PaintName, BasicColour>> = {
  white: "white",
  pearl: "white",
  silver: "silver",
  steel: "grey",
  grey: "grey",
  graphite: "grey",
  gunmetal: "grey",
  black: "black",
  midnight: "black",
  navy: "blue",
  blue: "blue",
  racingBlue: "blue",
  sky: "blue",
  teal: "blue",
  racingGreen: "green",
  green: "green",
  khaki: "green",
  sage: "green",
  lime: "green",
  yellow: "yellow",
  gold: "beige",
  sand: "beige",
  bronze: "brown",
  brown: "brown",
  orange: "orange",
  red: "red",
  crimson: "red",
  burgundy: "red",
  pink: "red",
  purple: "purple",
};
