import { MAKE_WORDS } from "../models/make-words";
import { MODEL_WORDS } from "../models/model-words";
import { ARABIC } from "../words/arabic-words";
import { isCommonArabic } from "../words/common-arabic";

/** Words of the trade and of every day that some town here sounds like, in folded letters. */
const TRADE =
  "كاميرا كاميرات كامبر كراسي كرسي جلد معدلة معدله معدل معدلات العمر عمر الضغط ضغط كبيرة كبيره كبير كاملة كامله كاملا كامل تعريف السنة والسنة المرة مرة الوعرة وعرة " +
  "قطعتان القطع والقطع قطع مقعدان دفعتان ساعتان سرعتان فرعان معرضنا معارضنا الاولى الاولي مرابي ماشية ماشيه باربعة باربع اربعة كوريه كورية انجليزي انجليزية سواقه سواقة " +
  "عاءلة عايلة عمياء بينام دورين قلابه قلابة التيما ماليبو كامارو بارينا";

const WORDS: ReadonlySet<string> = new Set(
  [TRADE, ...[MAKE_WORDS, MODEL_WORDS, ARABIC].flatMap((table) => Object.values(table))]
    .join(" ")
    .split(/[\s,]+/u)
    .filter((word) => /^\p{Script=Arabic}+$/u.test(word)),
);

/**
 * Whether an Arabic word names a make, a model, a kind or equipment, or is said of vehicles or anything else otherwise: no place
 * is heard in it.
 * @param word in folded letters
 */
export function isArabicTrade(word: string): boolean {
  return WORDS.has(word) || (word.startsWith("ال") && WORDS.has(word.slice(2))) || isCommonArabic(word);
}
