/**
 * Chinese parts of colours in the English words of this folder, the longer ones first. Simplified and traditional;
 * a part that says nothing of a colour has no word.
 */
const CHINESE: readonly (readonly [string, string])[] = [
  ["金属", ""],
  ["金屬", ""],
  ["白金", "platinum"],
  ["铂金", "platinum"],
  ["香槟", "champagne"],
  ["香檳", "champagne"],
  ["咖啡", "brown"],
  ["卡其", "beige"],
  ["米色", "beige"],
  ["奶油", "cream"],
  ["古铜", "bronze"],
  ["古銅", "bronze"],
  ["青铜", "bronze"],
  ["粉红", "pink"],
  ["酒红", "burgundy"],
  ["酒紅", "burgundy"],
  ["藏青", "navy"],
  ["石墨", "graphite"],
  ["珍珠", "pearl"],
  ["水晶", "crystal"],
  ["宝石", "sapphire"],
  ["寶石", "sapphire"],
  ["白", "white"],
  ["黑", "black"],
  ["银", "silver"],
  ["銀", "silver"],
  ["灰", "grey"],
  ["蓝", "blue"],
  ["藍", "blue"],
  ["红", "red"],
  ["紅", "red"],
  ["绿", "green"],
  ["綠", "green"],
  ["青", "green"],
  ["棕", "brown"],
  ["褐", "brown"],
  ["米", "beige"],
  ["黄", "yellow"],
  ["黃", "yellow"],
  ["橙", "orange"],
  ["橘", "orange"],
  ["紫", "purple"],
  ["粉", "pink"],
  ["金", "gold"],
  ["深", "dark"],
  ["浅", "light"],
  ["淺", "light"],
];
const CHINESE_PARTS = new RegExp(CHINESE.map(([part]) => part).join("|"), "gu");
const FROM_CHINESE: ReadonlyMap<string, string> = new Map(CHINESE);

/** English word -> Arabic ones, folded: `أ` is written `ا` there. */
const ARABIC: Readonly<Record<string, string>> = {
  white: "ابيض بيضاء",
  pearl: "لولو لولوي لولوية",
  black: "اسود سوداء",
  silver: "فضي فضية فضى",
  grey: "رمادي رمادية رمادى رصاصي سكني",
  graphite: "فحمي جرافيت",
  blue: "ازرق زرقاء",
  navy: "كحلي كحلية نيلي",
  sky: "سماوي سماوية",
  turquoise: "فيروزي تركواز",
  red: "احمر حمراء",
  burgundy: "عنابي خمري نبيتي ماروني",
  green: "اخضر خضراء",
  olive: "زيتي زيتية زيتوني",
  brown: "بني بنية بنى",
  bronze: "برونزي نحاسي",
  beige: "بيج بيجي",
  sand: "رملي رملية",
  champagne: "شامبين شمبانيا شامبانيا",
  cream: "كريمي عاجي",
  gold: "ذهبي ذهبية ذهبى",
  yellow: "اصفر صفراء",
  orange: "برتقالي برتقالية برتقالى",
  purple: "بنفسجي بنفسجية ارجواني موف ليلكي",
  pink: "وردي وردية زهري",
  dark: "غامق داكن غامقة داكنة",
  light: "فاتح فاتحة",
};
const FROM_ARABIC: ReadonlyMap<string, string> = new Map(
  Object.entries(ARABIC).flatMap(([english, arabic]) =>
    arabic.split(" ").map((word) => [word, english] as const),
  ),
);

/** Endings of compounds, German, Swedish and joined English ones ("dunkelblau", "mörkgrå", "DarkBlue"). */
const LONG_END =
  /^(.+)(blau|grau|schwarz|weiss|silber|braun|gelb|gruen|grun|gron|svart|brun|beige|blue|grey|gray|black|white|silver|green|brown|yellow|orange|violett|lila)$/;
/** Short endings, which stand in too many words: only after what describes a colour. */
const SHORT_END =
  /^(hell|dunkel|tief|wein|feuer|rubin|karmin|blut|ljus|mork|klar|vin|stal|himmels|marin|perl|parl|silver|olje|grafit)(rot|bla|gra|rod|vit|gul)$/;
/** Colours with a finish written on: "silvermetallic", "vitpärla". */
const WITH_FINISH =
  /^([a-z]{3,}?)(?:metallic|metalic|metallak|metallisk|metall|met|mica|pearl|perl|perleffekt|parla|solid|lack|effekt)$/;

/** The words of one colour's name, as the English tables of this folder know them; Arabic puts the colour first. */
export function colourWords(folded: string): readonly string[] {
  const words = folded.match(/\p{Script=Han}+|\p{Script=Arabic}+|[a-z]+/gu) ?? [];
  const isArabic = words.some((word) => /^\p{Script=Arabic}/u.test(word));
  return (isArabic ? words.toReversed() : words).flatMap(inEnglish);
}

function inEnglish(word: string): readonly string[] {
  if (/^[a-z]/.test(word)) return parted(word);
  if (/^\p{Script=Han}/u.test(word))
    return (word.match(CHINESE_PARTS) ?? [])
      .map((part) => FROM_CHINESE.get(part) ?? "")
      .filter((part) => part !== "");
  const english = FROM_ARABIC.get(word) ?? FROM_ARABIC.get(word.replace(/^ال/u, ""));
  return english === undefined ? [] : [english];
}

function parted(word: string): readonly string[] {
  const [, bare = word] = WITH_FINISH.exec(word) ?? [];
  const [, before, end] = LONG_END.exec(bare) ?? SHORT_END.exec(bare) ?? [];
  return before === undefined || end === undefined ? [word, bare] : [before, end];
}
