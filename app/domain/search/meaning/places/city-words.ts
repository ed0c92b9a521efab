import { compactText } from "../../text";

/** Names of cities in other scripts, by the name that tables of places have; several are parted by commas. */
export const CITY_WORDS: Readonly<Record<string, string>> = {
  Adelaide: "阿德莱德, اديلايد",
  Auckland: "奥克兰, اوكلاند",
  Ballarat: "巴拉瑞特, بالارات",
  Bendigo: "本迪戈, بنديغو",
  Brisbane: "布里斯班, 布里斯本, بريسبان, بريزبن, بريزبان",
  Cairns: "凯恩斯, كيرنز",
  Canberra: "堪培拉, كانبرا",
  Christchurch: "基督城, كرايستشيرش",
  Darwin: "达尔文, داروين",
  Geelong: "吉朗, جيلونغ",
  "Gold Coast": "黄金海岸, جولد كوست, غولد كوست",
  Hamilton: "汉密尔顿, هاميلتون",
  Hobart: "霍巴特, هوبارت",
  Melbourne: "墨尔本, ملبورن",
  Newcastle: "纽卡斯尔, نيوكاسل",
  Perth: "珀斯, 帕斯, بيرث",
  "Sunshine Coast": "阳光海岸",
  Sydney: "悉尼, 雪梨, سيدني",
  Toowoomba: "图文巴, توومبا",
  Townsville: "汤斯维尔, تاونسفيل",
  Wellington: "惠灵顿, ويلينغتون",
  Wollongong: "卧龙岗, 伍伦贡, وولونغونغ",
};

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(CITY_WORDS).flatMap(([name, words]) =>
    words.split(", ").map((word) => [compactText(word), name] as const),
  ),
);

/** The name that tables of places have for a city written in another script; null where it is not known. */
export function cityWrittenAs(written: string): string | null {
  return byWord.get(compactText(written)) ?? null;
}

/** Chinese text is cut into words by this as well. */
export const HAN_CITY_WORDS: readonly string[] = [...byWord.keys()].filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);
