const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly string[])[];

/** In front of how many people a vehicle is for; in the folded letters that words are compared in. */
export const FAMILY_OF: Phrases = list(
  "a family of, family of, a group of, 一家, 全家, group of, عايلة من, لعايلة من, عيلة من, لعيلة من, عيله من, اسرة من, لاسرة من, لعاءلة من, عاءلة من",
);
/** How many people one word says; in Arabic two are a form of the noun. */
export const SO_MANY: ReadonlyMap<string, number> = new Map([
  ...["شخصين", "لشخصين", "فردين", "لفردين", "زوجين", "لزوجين", "双人", "两人", "二人", "情侣", "夫妻"].map(
    (word) => [word, 2] as const,
  ),
  ...["三人"].map((word) => [word, 3] as const),
  ...["四人"].map((word) => [word, 4] as const),
]);
/** In front of how many people, where nothing else is counted: "for 5"; the longest first. */
export const FOR: Phrases = list(
  "big enough for, enough room for, enough space for, enough seats for, room for, space for, seating for, seats for, seat for, to seat, can seat, for, " +
    "that fits, to fit, can fit, fits, fit, that carries, to carry, can carry, carries, carry, to hold, can hold, holds, hold, that takes, can take, takes, " +
    "we are, were, theres, there are, there is, بتسع ل, تتسع ل, يتسع ل, تسع ل, بتسع, تتسع, يتسع, تسع, 坐 得 下, 坐得下, 能坐, 可坐, 坐",
);
/** Between those and how many. */
export const THE_PEOPLE: ReadonlySet<string> = new Set(["the", "all", "up", "to", "at", "least"]);
/** Behind how many sit side by side with whoever drives. */
export const IN_FRONT: Phrases = list(
  "people up front, people in the front, up front, upfront, up the front, in front, in the front, across the front, across front, abreast",
);
/** What is carried as well. */
export const LOADS: ReadonlySet<string> = new Set(
  "bike bikes motorbike motorbikes pram prams dog dogs pallet pallets board boards surfboards wheelchair wheelchairs suitcase suitcases bag bags kayak kayaks horse horses sheets boxes".split(
    " ",
  ),
);
/** Young people: whoever drives them needs a seat too. */
export const CHILDREN: Phrases = list(
  "kids, children, kiddies, baby, babies, infant, infants, toddler, toddlers, bub, bubs, newborn, children and a dog, اطفال, اولاد, ولاد, عيال, بنات, صغار, 个孩子, 孩子, 个小孩, 小孩子, 小孩, 个小朋友, 小朋友, 个娃, 个细路仔, 细路仔, 个细路, 个宝宝, 宝宝",
);
/** In front of a seat that is put into a vehicle's own. */
export const CHILDS: Phrases = list(
  "child, childs, booster, car, isofix, rear facing, forward facing, capsule",
);
/** What is put there. */
export const CHILD_SEATS: ReadonlySet<string> = new Set(
  "seat seats capsule capsules booster boosters anchor anchors point points".split(" "),
);
/** Between people of two kinds: "2 adults and 3 kids". */
export const AND_PEOPLE: ReadonlySet<string> = new Set("and & + with , و 和 加 带".split(" "));
/** Whom a shopper counts besides: "me and 3 kids". */
export const MYSELF: ReadonlySet<string> = new Set(["me", "myself", "mum", "dad", "mom"]);
/** In front of what is a small car then; in the folded letters that words are compared in. */
export const SMALL: ReadonlySet<string> = new Set(
  "small smaller little wee tiny compact smallish".split(" "),
);
/** Behind it. */
export const CARS: ReadonlySet<string> = new Set(["car", "cars"]);
/** What people say of a vehicle that they step up into; in the folded letters that words are compared in. */
export const HIGH_SEATED: Phrases = list(
  "something high to get into, high up car, higher up car, higher car, higher vehicle, high car, sits up higher, sit up higher, sitting up higher, sits higher up, sit higher up, higher seating position, high seating position, high to get into, higher to get into, high to get in to, something high up, something higher up, something higher, something up high, sits up high, sit up high, sitting up high, sits high, sit high, " +
    "sits higher, sit higher, higher off the ground, high off the ground, a bit higher, " +
    "مرتفعة عن الارض, عالية عن الارض, سيارة عالية, سياره عاليه, سيارة مرتفعة, عربية عالية, سهلة الدخول والخروج, " +
    "座位高一点, 座位高啲, 座位高些, 座位高, 坐得高, 坐高啲, 坐姿高, 视野高, 方便上落车, 上落车方便, 方便上下车, 上下车方便, 容易上下车, 上下车容易",
);
/** Behind "higher", where it is no seat that is higher: "something higher spec", "something higher than 2019". */
export const HIGHER_OTHERWISE: ReadonlySet<string> = new Set(
  "than then spec specs specced specification specifications grade grades graded trim trims level end range output power powered performance quality torque km kms mileage price priced budget payload towing tow".split(
    " ",
  ),
);
/** Behind it, a condition of its own. */
export const GEARED: ReadonlySet<string> = new Set(["auto", "automatic", "manual"]);
/** The same in one phrase. */
export const SMALL_CAR: Phrases = list(
  "something small, something smaller, something little, something compact, city car, city cars, runabout, runabouts, runaround, run around, run about, 细细架, 细架, 细细部, سيارة صغيرة, سيارة صغيره, سياره صغيره, عربية صغيرة, عربية صغننة, سيارة صغننة, سيارة صغيرونة, عربيه صغيره, عربية صغيره, 小型车, 小车, 细车, 车仔",
);
/** A truck that needs no licence of its own. */
export const SMALL_TRUCK: Phrases = list(
  "small truck, small trucks, smaller truck, little truck, 小货车, 小卡车, 小型货车, 小型卡车, شاحنة صغيرة, شاحنه صغيره",
);
/** Who may ride few motorcycles; in the folded letters that words are compared in. */
export const LEARNERS: ReadonlySet<string> = new Set(
  "learner learners beginner beginners restricted للمبتديين للمبتدءين للمبتدي مبتدي مبتديين لمبتدي 新手 初学者 初学 学车仔 学车 新骑手 入门 入门级".split(
    " ",
  ),
);
/** Behind them in names of what they may ride: "learner legal bike". */
export const LEARNERS_MAY: ReadonlySet<string> = new Set(["legal", "approved", "friendly", "suitable"]);
/** Of which they speak. */
export const MOTORCYCLES: ReadonlySet<string> = new Set(
  "bike bikes motorbike motorbikes motorcycle motorcycles cruiser cruisers scooter scooters naked enduro دراجة دراجه دراجات موتوسيكل موتوسيكلات موتسيكل موتور دباب 摩托车 摩托 电单车 机车 重机".split(
    " ",
  ),
);
/** Behind how many people a vehicle is for. */
export const PEOPLE: Phrases = list(
  "people, ppl, persons, adults, passengers, pax, of us, of them, family members, اشخاص, افراد, 口之家, 口人, 口, 个人, 人座, 人",
);
/** Little used, and not new. */
export const NEARLY_NEW: Phrases = list(
  "nearly brand new, nearly new, near new, almost new, as good as new, good as new, شبه جديدة, شبه جديده, شبه جديد, 准新, 九成新",
);
/** What somebody drives who has just learnt to. */
export const FIRST_CAR: Phrases = list(
  "my first car, first car, first cars, 1st car, p plater car, p plate car, p platers car, اول سيارة, اول سياره, 第一辆车, 第一台车, 首辆车, 新手车",
);
/** In front of what is towed. */
export const TO_TOW: Phrases = list(
  "tow vehicle for a, tow vehicle for my, tow vehicle for our, tow vehicle for the, tow car for a, tow car for my, tow car for our, tow car for the, towing vehicle for a, towing vehicle for my, towing vehicle for our, tow rig for a, tow rig for my, tow rig for our, for towing a, for towing my, for towing our, for towing the, for towing, to be towing a, tows a, tows my, tows the, can tow a, can tow my, can tow the, can tow, to tow a, to tow my, to tow our, to tow the, to tow, towing a, towing my, towing our, towing the, tow a, tow my, tow our, tow the, to pull a, to pull my, to pull our, to pull the, pull a, pull my, pull our, pull the, haul a, haul the, tow, تسحب, يسحب, سحب, لسحب, لجر, تجر, 能拖, 可以拖, 拖 得 动, 拖, 能拉, 拉",
);
/** Of what size that is. */
export const TOWED_SIZES: ReadonlySet<string> = new Set(
  "small smaller little big bigger large larger heavy light lightweight old new full size sized family twin single tandem axle foot feet ft footer m metre metres".split(
    " ",
  ),
);
/** What is towed: no vehicle that is looked for. */
export const TOWED: Phrases = list(
  "horse float, camper trailer, jet ski, jet skis, jetski, jetskis, tinny, speedboat, horse trailer, box trailer, boat, caravan, trailer, float, camper, boats, caravans, trailers, van, كرفان, مقطورة, قارب, يخت, 房车, 拖挂房车, 拖车, 船, 拖斗",
);
/** Beside one of these a "van" is a caravan. */
export const OF_CARAVANS: ReadonlySet<string> = new Set(
  "bunk bunks ensuite berth berths sleeps couples poptop awning annexe atm tare offroad".split(" "),
);
/** What caravanners call one. */
export const CARAVAN_NICKNAMES: ReadonlySet<string> = new Set(["van", "vans"]);
const CARAVANS: ReadonlySet<string> = new Set("caravan caravans كرفان كرفانات 拖挂房车".split(" "));
/** Words of kinds whose own mass is meant by a mass alone; a kind of stock is one of them. */
export const WEIGHED: Readonly<Record<"tare_kg" | "atm_kg" | "gvm_kg", ReadonlySet<string>>> = {
  tare_kg: CARAVANS,
  atm_kg: CARAVANS,
  gvm_kg: new Set(
    "truck trucks lorry lorries tipper tippers pantech pantechs curtainsider curtainsiders rigid شاحنة شاحنات شاحنه لوري كميون دينا نقل 卡车 货车 自卸车 轻卡".split(
      " ",
    ),
  ),
};

/** Every Chinese word above, for cutting text without blanks. */
export const HAN_NEED_WORDS: readonly string[] = [
  FAMILY_OF,
  FOR,
  PEOPLE,
  NEARLY_NEW,
  FIRST_CAR,
  TO_TOW,
  TOWED,
  CHILDREN,
  SMALL_CAR,
  SMALL_TRUCK,
  HIGH_SEATED,
]
  .flat(2)
  .concat([...LEARNERS, ...MOTORCYCLES, ...SO_MANY.keys()])
  .concat(Object.values(WEIGHED).flatMap((words) => [...words]))
  .filter((word) => /^\p{Script=Han}+$/u.test(word));
/** Chinese text is cut into words by this as well. */
export const HAN_LICENCE_WORDS: readonly string[] = ["牌", "照", "小车驾照", "汽车驾照", "普通驾照", "驾照"];
