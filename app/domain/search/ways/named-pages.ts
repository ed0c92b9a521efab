import type { PageKey } from "../../tenant/pages";
import { foldText } from "../../text/fold-text";

/** What shoppers call pages of a site, in folded letters; of the languages we serve, parted by commas. */
const PAGE_WORDS: readonly (readonly [PageKey, string])[] = [
  [
    "finance",
    "finance, financing, loan, loans, car loan, credit, deposit, repayment, repayments, pay weekly, pay fortnightly, pay monthly, pay off, weekly payments, تقسيط, اقساط, " +
      "monthly payments, payment plan, afterpay, تمويل, التمويل, قرض, قروض, 贷款, 金融, 分期",
  ],
  ["testDrive", "test drive, test drives, testdrive, تجربة قيادة, تجربه قياده, تجربة القيادة, 试驾"],
  ["warranty", "warranty, warranties, guarantee, ضمان, الضمان, كفالة, 保修, 质保"],
  ["service", "service, servicing, workshop, book a service, صيانة, الصيانة, ورشة, 保养, 维修"],
  ["parts", "parts, spare parts, accessories, قطع غيار, اكسسوارات, 配件, 零件"],
  [
    "sell",
    "sell, sell my car, trade in, trade ins, tradein, trade my, trade, swap my, valuation, بيع, ابيع, استبدال, 卖车, 置换, 估价",
  ],
  [
    "offers",
    "deals, deal, specials, special offers, offers, promotions, promos, clearance, runout, run out, sale, on sale, عروض, العروض, تخفيضات, 优惠, 特价, 促销",
  ],
  [
    "contact",
    "contact, contact us, phone, phone number, telephone, email, address, opening hours, hours, تواصل, اتصل, اتصال, هاتف, رقم الهاتف, " +
      "ساعات العمل, 联系, 联系我们, 电话, 地址, 营业时间",
  ],
];

const named = PAGE_WORDS.map(([page, words]) => [page, words.split(",").map(folded)] as const);

/** Words between single blanks, one before and one behind, so that a phrase is found whole. */
function folded(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

/** The pages of a site that the words of a search name, each once; Chinese words stand without blanks around them. */
export function namedPages(text: string): readonly PageKey[] {
  const asked = folded(text);
  const isNamed = (phrase: string) => asked.includes(/\p{Script=Han}/u.test(phrase) ? phrase.trim() : phrase);
  return named.filter(([, phrases]) => phrases.some(isNamed)).map(([page]) => page);
}
