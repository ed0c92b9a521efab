import { foldFeature } from "./foreign-words";

/** What shoppers look for, from what they ask about first; words of English, Arabic and Chinese names, folded. */
const STANDOUT: readonly RegExp[] = [
  /car ?play|android auto|كاربلاي|手机互联/,
  /adaptive cruise|active cruise|radar cruise|مثبت سرعه متكيف|مثبت السرعه التكيفي|自适应巡航/,
  /(?:revers|rear.?view|360|surround|around)\S* .*camera|كاميرا|影像/,
  /third row|3rd row|(?:7|seven|8|eight) seat|الصف الثالث|第三排/,
  /sun ?roof|moon ?roof|panoramic|glass roof|فتحه سقف|天窗/,
  /leather (?:seat|trim|interior|upholstery)|\bleather$|مقاعد جلديه|真皮座椅/,
  /(?:heated|cooled|ventilated|massag\S*|memory|air suspension) .*seats?\b|مدفا|مقاعد مهواه|加热|通风/,
  /tow ?(?:bar|hitch|ball|pack)|towing|خطاف|拖车/,
  /bull ?bar|canopy|tonneau|roof rack|snorkel|winch|diff\w* lock|lift kit|差速锁/,
  /lithium|solar|ensuite|en suite|off.?grid|air.?con\w*.*(?:roof|ducted)|bunk|awning/,
  /blind.?spot|lane |emergency brak|cross.traffic|النقطه العمياء|盲区|车道/,
  /navigation|sat.?nav|head.?up|premium sound|wireless .*charg|ملاحه|导航|抬头显示|无线充电/,
  /power (?:tail|lift)gate|electric (?:tail|lift)gate|keyless|push.button|smart key|دون مفتاح|无钥匙/,
  /park\w* sensor|park assist|حساسات|雷达/,
];

function rankOf(feature: string): number {
  const name = foldFeature(feature);
  const at = STANDOUT.findIndex((words) => words.test(name));
  return at === -1 ? STANDOUT.length : at;
}

/**
 * The features that stand out, the first of each kind before its second, then the others as they came. None twice.
 * @param count how many at the most
 */
export function standoutFeatures(features: readonly string[], count: number): readonly string[] {
  const seen = new Map<number, number>();
  const ranked = [...new Set(features)].map((feature, at) => {
    const rank = rankOf(feature);
    const before = seen.get(rank) ?? 0;
    seen.set(rank, before + 1);
    const turn = rank === STANDOUT.length ? 0 : before;
    return { feature, at, rank: rank + turn * STANDOUT.length * 2 };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, Math.max(0, count))
    .map(({ feature }) => feature);
}
