import { useRouteLoaderData } from "@remix-run/react";
import type { Frame } from "../frame/frame-data";

/** Words for primitives, which bring none of their own. */
export interface SampleWords {
  readonly short: string;
  readonly action: string;
  /** More than there is room for. */
  readonly long: string;
  readonly sentence: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly choices: readonly [string, string, string];
  readonly close: string;
}

/** No space in it for a line to end. */
export const UNBROKEN = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

const ENGLISH: SampleWords = {
  short: "Mazda CX-5",
  action: "Book a test drive",
  long: "Book a test drive of this 2022 Mazda CX-5 Touring at our Moorooka yard on a day that suits you",
  sentence: "We hold it for two days while you make up your mind. Nothing is charged until you say so.",
  label: "Postcode",
  hint: "Four digits, where the car will be kept",
  error: "Enter a postcode of four digits",
  choices: ["Used", "New", "Demonstrator"],
  close: "Close",
};

const ARABIC: SampleWords = {
  short: "Mazda CX-5",
  action: "احجز تجربة قيادة",
  long: "احجز تجربة قيادة لهذه السيارة Mazda CX-5 موديل 2022 في ساحتنا في موروكا في اليوم الذي يناسبك",
  sentence: "نحتفظ بها لك يومين ريثما تقرر. لا يُخصم أي مبلغ قبل موافقتك.",
  label: "الرمز البريدي",
  hint: "أربعة أرقام، حيث ستبقى السيارة",
  error: "أدخل رمزًا بريديًا من أربعة أرقام",
  choices: ["مستعملة", "جديدة", "للعرض"],
  close: "إغلاق",
};

const CHINESE: SampleWords = {
  short: "Mazda CX-5",
  action: "预约试驾",
  long: "在您方便的日子到我们位于 Moorooka 的展厅预约试驾这辆 2022 款 Mazda CX-5 Touring 城市越野车",
  sentence: "在您考虑期间，我们为您保留两天。未经您同意，不收取任何费用。",
  label: "邮政编码",
  hint: "车辆停放地的四位数字",
  error: "请输入四位数字的邮政编码",
  choices: ["二手", "全新", "试驾车"],
  close: "关闭",
};

const WORDS: Readonly<Record<string, SampleWords>> = { ar: ARABIC, "zh-Hans": CHINESE };

/** The words of the language that is chosen. */
export function useSample(): SampleWords {
  // The root loader's own answer.
  const frame = useRouteLoaderData("root") as Frame;
  return WORDS[frame.language] ?? ENGLISH;
}
