/** Badges as they are called for short and in other scripts, by the letters that badges are compared in. */
const CALLED: Readonly<Record<string, string>> = {
  ambiente: "امبينتي",
  carrera: "كاريرا, كاريره, 卡雷拉",
  competition: "كومبتيشن, كومبتشن, 雷霆版",
  crusade: "كروسيد",
  elite: "ايليت, 精英版",
  exceed: "اكسيد",
  executive: "exec, 行政版",
  extendedrange: "مدي ممتد, 增程版, 长程版",
  fsport: "اف سبورت",
  gt: "جي تي",
  gx: "جي اكس",
  gxl: "جي اكس ال",
  highlander: "هايلاندر",
  johncooperworks: "jcw, جون كوبر ووركس",
  lariat: "لاريات",
  limited: "ltd, ليمتد, ليميتد, 限量版",
  longrange: "مدي طويل, المدي الطويل, لونج رينج, لونق رنج, 长续航, 长续航版, 长续航里程版",
  luxury: "لكجري, لاكشري, لكشري, 豪华版",
  msport: "ام سبورت, m运动, m运动版",
  nismo: "نيسمو",
  overland: "اوفرلاند",
  performance: "بيرفورمانس, برفورمنس, 性能版, 高性能版",
  platinum: "بلاتينيوم, بلاتينوم, 铂金版, 白金版",
  premium: "بريميوم, 尊享版, 尊贵版",
  raptor: "رابتر, رابتور, 猛禽",
  rogue: "روج",
  rubicon: "روبيكون, روبكون, 罗宾汉, 卢比肯",
  sahara: "صحاري, 撒哈拉",
  sport: "سبورت, 运动版",
  standard: "ستاندرد, ستاندارد, 标准版",
  standardrange: "المدي القياسي, 标准续航, 标准续航版",
  sr5: "اس ار 5, اس ار فايف",
  superlwb: "slwb",
  titanium: "تيتانيوم, 钛金版",
  trailhawk: "تريل هوك, تريلهوك",
  ultimate: "旗舰版",
  ultra: "الترا",
  urban: "都市版",
  vx: "في اكس",
  warrior: "واريور, وارير, 勇士版",
  wildtrak: "وايلدتراك, وايلد تراك, وايلدتراكس",
  xlt: "اكس ال تي",
};

/** What each of those words calls, without blanks. */
export const BADGE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLED).flatMap(([badge, words]) =>
    words.split(", ").map((word) => [word.replaceAll(" ", ""), badge] as const),
  ),
);

/** Chinese text is cut into words by this as well. */
export const HAN_BADGE_WORDS: readonly string[] = [...BADGE_WORDS.keys()].filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);
