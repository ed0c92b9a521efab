import { compactText } from "../../text";
import { mendableWords, mendWord } from "../mend-word";

/** Names of cities in other scripts and for short, by the name that tables of places have; several are parted by commas. */
export const CITY_WORDS: Readonly<Record<string, string>> = {
  Adelaide: "adl, 阿德莱德, اديلايد",
  Auckland: "akl, 奥克兰, اوكلاند",
  Ballarat: "巴拉瑞特, بالارات",
  Bendigo: "本迪戈, بنديغو",
  Brisbane: "brissy, brissie, bris, bne, 布里斯班, 布里斯本, بريسبان, بريزبن, بريزبان",
  Cairns: "凯恩斯, كيرنز",
  Canberra: "cbr, 堪培拉, كانبرا",
  Christchurch: "基督城, كرايستشيرش",
  Darwin: "达尔文, داروين",
  Geelong: "吉朗, جيلونغ",
  "Gold Coast": "黄金海岸, جولد كوست, غولد كوست",
  Hamilton: "汉密尔顿, هاميلتون",
  Hobart: "霍巴特, هوبارت",
  Melbourne: "melb, melbs, 墨尔本, ملبورن",
  Newcastle: "newy, 纽卡斯尔, نيوكاسل",
  Perth: "珀斯, 帕斯, بيرث",
  "Sunshine Coast": "阳光海岸",
  Sydney: "syd, 悉尼, 雪梨, سيدني",
  Toowoomba: "图文巴, توومبا",
  Townsville: "汤斯维尔, تاونسفيل",
  Wellington: "惠灵顿, ويلينغتون",
  Wollongong: "卧龙岗, 伍伦贡, وولونغونغ",
};

/** Names for short that say something else as well: a place only alone, or behind "in" or "near". */
const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ["bundy", "Bundaberg"],
  ["rocky", "Rockhampton"],
]);

/** Whether a name is short for a city, and a word of its own. */
export function isNickname(written: string): boolean {
  return NICKNAMES.has(compactText(written));
}

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(CITY_WORDS).flatMap(([name, words]) =>
    words.split(", ").map((word) => [compactText(word), name] as const),
  ),
);

/** The name that tables of places have for a city written in another script or called by a nickname; null where it is not known. */
export function cityWrittenAs(written: string): string | null {
  const key = compactText(written);
  return byWord.get(key) ?? NICKNAMES.get(key) ?? null;
}

const byEnglish: ReadonlyMap<string, string> = new Map(
  Object.keys(CITY_WORDS).map((name) => [compactText(name), name]),
);

/** The same for a city in any script, its English name among them. */
export function cityNamed(written: string): string | null {
  const key = compactText(written);
  return byEnglish.get(key) ?? byWord.get(key) ?? null;
}

/** Shorter names are one letter away from too many others. */
const LEAST_MENDED = 6;
const mendable = mendableWords([...byEnglish.keys()].filter((key) => key.length >= LEAST_MENDED));

/** The one city that a name with a slip in it means, "brisbain"; null where none or several are as near. */
export function cityMistyped(written: string): string | null {
  const [name, ...others] = mendWord(compactText(written), mendable);
  return name === undefined || others.length > 0 ? null : (byEnglish.get(name) ?? null);
}

/** Chinese text is cut into words by this as well. */
export const HAN_CITY_WORDS: readonly string[] = [...byWord.keys()].filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);
