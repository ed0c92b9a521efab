const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
/** Says that something is to be mended; in the folded letters that words are compared in. */
export const SERVICE = list(
  "needs repair, needs repairing, needs repairs, need repair, need repairs, needs fixing, need fixing, needs replacing, need replacing, needs replacement, needs servicing, needs service, needs a service, " +
    "due for a service, due for service, due a service, repair my, repair our, repairs to my, repairs on my, fix my, fix our, " +
    "is broken, are broken, got broken, is leaking, are leaking, is cracked, are cracked, cracked, is torn, are torn, is faulty, is playing up, not working, isnt working, arent working, doesnt work, dont work, stopped working, wont start, wont work, " +
    "who fixes, who can fix, who repairs, you fix, you repair, you install, do you fit, you fit a, you fit an, you fit my, 坏了, 漏水, 漏油, 要修, 需要修, 要维修, 需要维修, 需要修理, 打不着火, 打不着, 启动不了, خربان, خربانة, تعطل, تعطلت, تحتاج صيانة, يحتاج صيانة, تحتاج تصليح, يحتاج تصليح, تحتاج اصلاح, يحتاج اصلاح, تصليح, ما يشتغل, ما تشتغل",
).toSorted((one, other) => other.length - one.length);

/** Asks for work on one's own vehicle, or what it costs; longest first. */
export const SERVICE_ASKED = list(
  "service booking, booking for a service, book a service, book my service, book in for a service, book in for service, booked in for a service, service price, service prices, service pricing, " +
    "service quote, service appointment, service specials, cost of a service, price of a service, price for a service, how much for a service, how much is a service, " +
    "预约 保养, 保养 预约, 做 保养, 保养 价格, 保养 费用, 保养 多少钱, حجز صيانة, موعد صيانة, سعر الصيانة, سعر صيانة, تكلفة الصيانة",
).toSorted((one, other) => other.length - one.length);
/** Behind it what speaks of a vehicle for sale: "service price low", "保养 费用 低". */
export const SERVICED_BEFORE: ReadonlySet<string> = new Set(
  "history histories records record book books low cheap capped included done 低 便宜 少 منخفض منخفضة منخفضه رخيص رخيصة رخيصه قليل قليلة قليله".split(
    " ",
  ),
);
/** The same in front of it. */
export const WITH_SERVICE: ReadonlySet<string> = new Set(
  "with full has had having includes including free since after low lower cheap cheaper good great fair fixed capped 低 便宜".split(
    " ",
  ),
);
/** Behind how far a vehicle goes between services, or had gone: "100000 km service". */
export const SERVICE_BEHIND = list(
  "service, services, servicing, serviced, logbook service, log book service, major service, minor service",
);
/** In front of it: "serviced at 100000 km". */
export const SERVICED_AT = list(
  "serviced at, service at, serviced every, service every, service intervals, service interval, service intervals of, service interval of",
);

/** In front of a part, or of a whole vehicle that another shall stand in for: only what is right behind is told. */
export const REPLACED = list("replace my, replace our, replacement for my, replacement for our");
/** Of a person: "I'm not working". */
export const SAID_OF_PEOPLE: ReadonlySet<string> = new Set("i im am hes shes were theyre".split(" "));
/** Begin to say what is looked for. */
export const LOOKED_FOR: ReadonlySet<string> = new Set(
  (
    "need want wants wanting looking searching after buy buying but so find show " +
    "想 想要 想买 要 我要 想换 换 找 需要 اريد ابي ابغي بدي ابحث محتاج لكن"
  ).split(" "),
);

/** Chinese text is cut into words by this as well. */
export const HAN_SERVICE_WORDS: readonly string[] = SERVICE.flat().filter((word) =>
  /^\p{Script=Han}+$/u.test(word),
);
