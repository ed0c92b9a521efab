const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));

/**
 * Kinds that stock tells in its own English words alone, and what they are called in other languages; in the folded letters
 * that words are compared in.
 */
export const TRANSLATED: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    "pop-top",
    list(
      "بوب توب, بوبتوب, سقف يرتفع, سقف متحرك, 升顶房车, 升顶式房车, 升降顶房车, 升顶式, 升顶, 升降顶, 弹顶房车",
    ),
  ],
  [
    "camper trailer",
    list(
      "كامبر تريلر, كمبر تريلر, تريلر تخييم, مقطورة تخييم, مقطورة التخييم, عربة تخييم مقطورة, 露营拖车, 野营拖车, 营地拖车, 帐篷拖车, 折叠拖车, 折叠房车, 拖卡",
    ),
  ],
  [
    "motorhome",
    list("موتورهوم, موتور هوم, موترهوم, كامبر فان, كمبر فان, منزل متنقل, 自行式房车, 自驾房车, 自走式房车"),
  ],
  [
    "hybrid caravan",
    list("كرفان هايبرد, كرفان هجين, كرفان هايبريد, 混合房车, 混合型房车, 混合式房车, 混合拖车"),
  ],
  ["tipper", list("翻斗车, 翻斗, 自卸车, 自卸, 泥头车, قلاب, قلابة, قلابه")],
  [
    "pantech",
    list(
      "箱式货车, 箱式卡车, 箱货, 箱式车, شاحنة صندوق, بصندوق مغلق, بصندوق, 厢式货车, 厢式卡车, 厢车, 密斗货车, صندوق مغلق",
    ),
  ],
  [
    "prime mover",
    list(
      "راس تريلا, راس تريله, راس تريلة, راس شاحنة, راس قاطرة, تريلا, تريله, تريلات, قاطرة, 货柜车头, 货柜车, 牵引车头, 牵引车, 拖车头, 拖头, 半挂车头",
    ),
  ],
  [
    "sleeper",
    list(
      "كابينة نوم, كبينة نوم, بكابينة نوم, كابينه نوم, غرفة نوم, بغرفة نوم, 高顶卧铺, 双卧铺, 卧铺, 睡铺, 卧铺车厢",
    ),
  ],
  ["curtainsider", list("ستارة جانبية, بستارة, جوانب ستارة, 侧帘货车, 侧帘车, 侧帘, 帘布车")],
  ["crew cab", list("双排驾驶室, 双排座驾驶室, 双排卡车, 双排货车")],
  ["cruiser", list("كروزر, 巡航车, 太子车, 巡航摩托")],
  ["scooter", list("سكوتر, سكوتير, 踏板车, 踏板摩托车, 踏板摩托, 踏板, 绵羊仔, 速克达")],
  ["naked", list("ناكد, نيكد, 街车, 裸车")],
  ["adventure", list("ادفنتشر, ادفينتشر, 拉力车, 拉力摩托, 探险车, 探险摩托")],
  ["enduro", list("اندورو, اندرو, 越野摩托车, 越野摩托, 越野电单车")],
  ["ninja", list("نينجا, 忍者")],
  ["monster", list("مونستر, 怪兽")],
  ["fat boy", list("فات بوي, 胖子, 肥仔")],
  ["road king", list("رود كينج, 路王, 公路之王")],
  ["street glide", list("ستريت جلايد, 街道滑翔, 大滑翔")],
  ["scrambler", list("سكرامبلر")],
  ["hayabusa", list("هايابوسا, هيابوسا, 隼")],
  ["africa twin", list("افريكا توين, 非洲双缸")],
  ["bonneville", list("بونفيل, 邦纳维尔")],
  ["vulcan", list("火神, فولكان")],
  ["himalayan", list("هيمالايان, 喜马拉雅")],
  ["interceptor", list("انترسبتور, 拦截者")],
  ["scout", list("侦察兵")],
  ["pop-top", list("poptop, pop tops, poptops")],
  ["6x4", list("6 في 4, 六 乘 四, 六乘四, 6乘4")],
  ["4x2", list("4 في 2, 四乘二")],
  ["lwb", list("加长版, 加长, 长轴距, 长轴, قاعدة طويلة, شاصي طويل")],
  [
    "sportbike motorcycle",
    list(
      "sports bike, sports bikes, sport bike, sport bikes, sportsbike, sportsbikes, sportbike, sportbikes, superbike, superbikes, super bike, super bikes, " +
        "sports motorcycle, sports motorcycles, sports motorbike, sports motorbikes, سبورت بايك, 仿赛",
    ),
  ],
  ["adventure bike", list("adv bike, adv bikes, adventure motorbike")],
  ["dirt bike", list("dirtbike, dirtbikes")],
  ["motocross bike", list("mx bike, mx bikes")],
  ["naked bike", list("street fighter, streetfighter, streetfighters, nakedbike")],
  ["retro bike", list("cafe racer, cafe racers, café racer")],
  ["trike", list("three wheeler, 3 wheeler, three wheelers, three wheel bike, 三轮摩托")],
  ["touring bike", list("bagger, baggers, touring motorbike")],
  ["touring", list("sports tourer, sport tourer, sports tourers, sports touring, sport touring")],
  ["retro", list("retro style, retro styled, retro looking, neo retro")],
  ["tipper truck", list("tip truck, tip trucks, tipping truck, dump truck")],
  ["toyhauler", list("toy hauler, toy haulers, toy haul")],
  ["fifth-wheeler", list("fifth wheeler, fifth wheelers, 5th wheeler, 5th wheelers, 5th wheel, fifth wheel")],
  ["crane", list("随车吊, 带吊机, 吊臂, 吊机")],
  ["off road caravan", list("كرفان اوف رود, كرفان بر, كرفان للبر, 越野房车, 越野型房车, 越野拖挂房车")],
];
/** Badges that stock has in one word, and what they stand for; with the model that has it where the word alone says more. */
export const WORDED_BADGES: ReadonlyMap<string, string> = new Map([
  ...["long", "medium", "short"].flatMap((length) =>
    ["wheel base", "wheelbase"].map((base) => [`${length} ${base}`, `${length.charAt(0)}wb`] as const),
  ),
  ["commuter bus", "hiace commuter"],
  ["commuter minibus", "hiace commuter"],
  ["pop top", "pop-top"],
  ...["tautliner", "taut liner", "tautliners", "curtain sider", "curtain side", "curtain sided"].map(
    (word) => [word, "curtainsider"] as const,
  ),
  ["service body", "servicepack"],
  ["service truck", "servicepack"],
]);
/** What is looked for in a text, the longest first. */
export const TRANSLATED_PHRASES = [
  ...TRANSLATED.flatMap(([, phrases]) => phrases),
  ...[...WORDED_BADGES.keys()].map((phrase) => phrase.split(" ")),
].toSorted((one, other) => other.length - one.length);
/** Chinese text is cut into words by this as well. */
export const HAN_KIND_WORDS: readonly string[] = TRANSLATED_PHRASES.flat().filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);
