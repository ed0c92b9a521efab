/**
 * Phrases by what they stand for, `attribute:name`; several are parted by commas. `one+other` stands for both, `one|other` for
 * the first that the stock has.
 */
export type WordTable = Readonly<Record<string, string>>;

/** How many cylinders engines have, in digits and in English. */
const CYLINDERS = [
  { digits: "3", word: "three", arabic: "ثلاث", chinese: "三" },
  { digits: "4", word: "four", arabic: "اربع", chinese: "四" },
  { digits: "5", word: "five", arabic: "خمس", chinese: "五" },
  { digits: "6", word: "six", arabic: "ست", chinese: "六" },
  { digits: "8", word: "eight", arabic: "ثماني", chinese: "八" },
  { digits: "10", word: "ten", arabic: "عشر", chinese: "十" },
  { digits: "12", word: "twelve", arabic: "اثنتا عشرة", chinese: "十二" },
] as const;

function cylinderWords(phrases: (number: (typeof CYLINDERS)[number]) => readonly string[]): WordTable {
  return Object.fromEntries(
    CYLINDERS.map((number) => [`highlights:cylinders_${number.digits}`, phrases(number).join(", ")]),
  );
}

/** The words of English-speaking shoppers. */
const ENGLISH: WordTable = {
  "car_type:new": "new, brand new",
  "car_type:demo": "demo, demonstrator, ex demo, ex demonstrator, demo model",
  "car_type:used": "used, second hand, 2nd hand, pre owned, previously owned, pre loved, previously loved",
  "item_type:car": "car, passenger car, motor car, automobile",
  "item_type:caravan": "caravan",
  "item_type:motorcycle": "motorcycle, motorbike, motor cycle, motor bike, bike",
  "item_type:truck": "truck, lorry, heavy vehicle",
  "item_type:boat": "boat, jet ski",
  "body:suv": "suv, crossover, off roader, sports utility, sport utility vehicle",
  "body:ute":
    "ute, utility, pick up, pickup truck, pick up truck, dual cab, twin cab, crew cab, double cab, extra cab, king cab, space cab, dual cab ute, double cab ute",
  "body:cabChassis|ute":
    "single cab, single cab ute, single cab chassis, cab chassis, tray back, trayback, traytop, tray top, tray, tray ute, ute tray, ute with tray, single cab ute tray, single cab tray, single cab tray back, single cab trayback, flat tray, flat bed, flatbed",
  "body:wagon":
    "wagon, station wagon, estate, estate car, stationwagon, station waggon, waggon, sports wagon",
  "body:sedan": "sedan, saloon, 4 door sedan, four door sedan",
  "body:hatch":
    "hatch, hatchback, liftback, 5 door hatch, 3 door hatch, 5 door hatchback, 3 door hatchback, five door hatch",
  "body:coupe+convertible": "sports car, sport car, sporty car, sportscar",
  "body:convertible": "convertible, cabriolet, cabrio, roadster, drop top, soft top",
  "body:coupe": "coupe, 2 door coupe, two door coupe",
  "body:van": "van, panel van, cargo van, delivery van",
  "body:bus": "bus, minibus, mini bus",
  "body:peopleMover": "people mover, mpv, minivan, mini van, people carrier",
  "body:motorhome": "motorhome, motor home, campervan, camper van, camper",
  "body:lightTruck": "light truck",
  "fuel:petrol": "petrol, gasoline, unleaded, benzin",
  "fuel:diesel": "diesel, turbo diesel",
  "fuel:hybrid": "hybrid, hev, petrol hybrid, petrol electric",
  "fuel:plugIn": "phev, plug in hybrid, plugin",
  "fuel:electric":
    "electric, ev, bev, electric vehicle, battery electric, fully electric, full electric, all electric, pure electric",
  "fuel:lpg": "lpg, autogas",
  "fuel:hydrogen": "hydrogen, fuel cell",
  "transmission:automatic":
    "automatic, auto, automatics, autos, automatic transmission, automatic gearbox, auto transmission, self shifter",
  "transmission:manual": "manual, stick shift, manual transmission, stick, manual gearbox",
  "drive:4x4": "4x4, four by four, 4 by 4",
  "drive:4wd": "4wd, 4 wheel drive, four wheel drive",
  "drive:awd": "awd, all wheel drive",
  "drive:rwd": "rwd, rear wheel drive",
  "drive:fwd": "fwd, front wheel drive",
  "drive:2wd": "2wd, 4x2, two wheel drive, 2 wheel drive",
  "colour:white": "white",
  "colour:black": "black",
  "colour:silver": "silver",
  "colour:grey": "grey, gray, charcoal",
  "colour:blue": "blue, navy",
  "colour:red": "red, maroon, burgundy",
  "colour:green": "green",
  "colour:brown": "brown",
  "colour:beige": "beige, cream",
  "colour:gold": "gold",
  "colour:yellow": "yellow",
  "colour:orange": "orange",
  "colour:purple": "purple",
  "colour:pink": "pink",
  "filtered_features:sunroof":
    "sunroof, sun roof, pano roof, pano sunroof, moonroof, moon roof, panoramic roof, panoramic sunroof, glass roof",
  "filtered_features:leather": "leather, leather seats, leather trim, leather interior, leather upholstery",
  "filtered_features:carplay": "apple carplay, carplay, car play, apple car play",
  "filtered_features:android": "android auto",
  "filtered_features:towBar":
    "tow bar, towbar, tow hitch, trailer hitch, towbar fitted, towing pack, tow pack, tow ball",
  "filtered_features:thirdRow":
    "third row, 3rd row, 3rd row seats, 3rd row seating, third row seats, third row seating",
  "filtered_features:camera":
    "reversing camera, reverse camera, rear camera, backup camera, rear view camera, parking camera, reversing cam",
  "filtered_features:navigation":
    "sat nav, sat nav system, navigation, gps, gps navigation, satellite navigation",
  "filtered_features:cruise": "adaptive cruise control, adaptive cruise, radar cruise",
  "filtered_features:heatedSeats": "heated seats, heated front seats, seat heating",
  "filtered_features:bullBar": "bull bar",
  "filtered_features:canopy": "canopy",
  "filtered_features:roofRacks": "roof racks, roof rack, roof rails",
  "filtered_features:bluetooth": "bluetooth",
  "filtered_features:keyless": "keyless entry, keyless, smart key, push button start",
  "certified:true":
    "certified, certified pre owned, certified preowned, cpo, manufacturer certified, factory certified",
  "axle_type:single": "single axle, one axle",
  "axle_type:tandem": "twin axle, tandem axle, dual axle, double axle, tandem, two axle, 2 axle",
  "axle_type:triple": "tri axle, triple axle, triaxle, three axle",
  "categories:import":
    "import, imports, imported, jap import, japan import, japanese import, fresh import, fresh jap import, ex japan, imported from japan",
  "categories:offRoad": "off road, offroad, full off road, fully off road, full offroad, off roading",
  "highlights:available":
    "available now, available today, ready now, ready to go, ready to drive, ready to drive away, ready to drive away today, drive away today, ready for delivery, immediate delivery, in stock now, in stock today",
  "categories:Family": "family car, family cars, family vehicle, family vehicles",
  "highlights:reduced": "reduced, price drop, price drops, price reduced, discounted, reduced price",
  "highlights:drive_away": "drive away, driveaway, drive away price, drive away pricing",
  "highlights:video": "with video, with a video, video walkaround",
  "highlights:spin": "360 view, 360 spin, 360 degree view",
  ...cylinderWords(({ digits, word }) => [
    ...["cylinder", "cylinders", "cyl", "cyls"].flatMap((noun) => [`${digits} ${noun}`, `${word} ${noun}`]),
    // Shoppers say "V8" for the number; the record has no more than that.
    ...(/^(?:6|8|10|12)$/.test(digits) ? [`v${digits}`] : []),
  ]),
  "doors:2": "2 door, 2 doors, two door, 2dr",
  "doors:3": "3 door, 3 doors, three door, 3dr",
  "doors:4": "4 door, 4 doors, four door, 4dr",
  "doors:5": "5 door, 5 doors, five door, 5dr",
  "filtered_features:lams":
    "lams, lams approved, learner legal, learner approved, learner friendly, learner suitable, learners bike, l plater bike, l plate bike, learner bike, learner motorbike, learner motorcycle",
  "filtered_features:blindSpot":
    "blind spot monitor, blind spot monitoring, blind spot, blind spot assist, blind spot warning",
  "filtered_features:camera360":
    "360 camera, 360 degree camera, surround view camera, surround view, around view monitor, 360 view camera",
  "filtered_features:headUp": "head up display, heads up display, hud",
  "filtered_features:airConditioning":
    "air con, aircon, air conditioning, air conditioner, air conditioned, air cond",
  "filtered_features:powerTailgate":
    "power tailgate, electric tailgate, power boot, electric boot, power liftgate",
  "filtered_features:parkingSensors": "parking sensors, park sensors, park assist, park distance control",
  "filtered_features:emergencyBraking":
    "aeb, autonomous emergency braking, automatic emergency braking, emergency braking",
  "filtered_features:wirelessCharging": "wireless charging, wireless charger, wireless phone charging",
  "filtered_features:diffLock": "diff lock, diff locks, differential lock",
  "filtered_features:alloys": "alloys, alloy wheels, mags, mag wheels",
  "filtered_features:ensuite":
    "ensuite, en suite, full ensuite, shower and toilet, toilet and shower, shower toilet, toilet shower, shower, internal shower, toilet, bathroom, own bathroom, internal bathroom",
  "filtered_features:solar": "solar, solar panel, solar panels",
  "filtered_features:bunks": "bunk, bunks, bunk bed, bunk beds",
  "filtered_features:lithium": "lithium, lithium battery, lithium batteries",
};

/** The same in Arabic, in the folded letters that words are compared in (without hamza and vowel marks). */
const ARABIC: WordTable = {
  "car_type:new": "جديد, جديدة, جديده",
  "car_type:demo": "تجريبية, سيارة عرض",
  "car_type:used": "مستعمل, مستعملة, مستعمله",
  "item_type:car": "سيارة, سيارات, سياره",
  "item_type:caravan": "كرفان, كرفانات",
  "item_type:motorcycle": "دراجة نارية, دراجات نارية",
  "item_type:truck": "شاحنة, شاحنات",
  "body:suv": "دفع رباعي عائلية, سيارة رياضية متعددة",
  "body:ute": "بيك اب, بيكاب, وانيت, غمارتين, غمارة, دبل كابينة, دبل كبينة",
  "body:wagon": "ستيشن, ستيشن واجن",
  "body:sedan": "سيدان",
  "body:hatch": "هاتشباك",
  "body:convertible": "مكشوفة, كشف",
  "body:coupe": "كوبيه",
  "body:van": "فان",
  "body:bus": "حافلة, باص",
  "fuel:petrol": "بنزين",
  "fuel:diesel": "ديزل",
  "fuel:hybrid": "هجين, هجينة, هايبرد",
  "fuel:electric": "كهربائي, كهربائية, كهرباء",
  "transmission:automatic": "اوتوماتيك, اوتوماتيكي",
  "transmission:manual": "يدوي, عادي, جير عادي",
  "drive:4wd": "دفع رباعي",
  "drive:awd": "دفع كلي",
  "drive:fwd": "دفع امامي",
  "drive:rwd": "دفع خلفي",
  "colour:white": "ابيض, بيضاء",
  "colour:black": "اسود, سوداء",
  "colour:silver": "فضي, فضية",
  "colour:grey": "رمادي, رمادية",
  "colour:blue": "ازرق, زرقاء",
  "colour:red": "احمر, حمراء",
  "colour:green": "اخضر, خضراء",
  "colour:brown": "بني, بنية",
  "colour:beige": "بيج",
  "colour:gold": "ذهبي, ذهبية",
  "colour:yellow": "اصفر, صفراء",
  "colour:orange": "برتقالي, برتقالية",
  "colour:purple": "بنفسجي, بنفسجية",
  "colour:pink": "وردي, وردية",
  ...cylinderWords(({ digits, arabic }) =>
    ["سلندر", "سلندرات", "اسطوانات", "اسطوانة", "اسطوانه"].flatMap((noun) => [
      `${digits} ${noun}`,
      `${arabic} ${noun}`,
    ]),
  ),
  "certified:true": "معتمدة, معتمد, معتمده",
  "axle_type:single": "محور واحد",
  "axle_type:tandem": "محورين, محور مزدوج, بمحورين",
  "categories:import": "مستورد, مستوردة, مستورده, استيراد",
  "highlights:available": "جاهزة للتسليم, جاهز للتسليم, متوفرة الان",
  "categories:Family": "عائلية, عائلي, عائلة",
  "filtered_features:sunroof": "فتحة سقف",
  "filtered_features:leather": "جلد, مقاعد جلدية, مقاعد جلد",
};

/** The same in Chinese, which writes no blanks between words. */
const CHINESE: WordTable = {
  "car_type:new": "新车, 全新, 新的",
  "car_type:demo": "展示车, 试驾车, 准新车",
  "car_type:used": "二手, 二手车",
  "item_type:car": "汽车, 轿车类, 小汽车, 车",
  "item_type:caravan": "拖挂房车",
  "item_type:motorcycle": "摩托车, 摩托",
  "item_type:truck": "卡车, 货车",
  "body:suv": "越野车, 运动型多用途车",
  "body:ute": "皮卡, 皮卡车",
  "body:wagon": "旅行车",
  "body:sedan": "轿车, 三厢",
  "body:hatch": "掀背, 两厢, 掀背车",
  "body:convertible": "敞篷, 敞篷车",
  "body:coupe": "双门轿跑, 轿跑",
  "body:van": "厢式车, 面包车",
  "body:bus": "巴士, 客车",
  "body:peopleMover": "商务车, 多用途车",
  "body:motorhome": "房车",
  "fuel:petrol": "汽油",
  "fuel:diesel": "柴油",
  "fuel:hybrid": "混合动力, 混动, 油电混合",
  "fuel:plugIn": "插电混动, 插电式混合动力",
  "fuel:electric": "电动, 纯电, 纯电动, 电动车, 新能源, 新能源车, 新能源汽车",
  "transmission:automatic": "自动挡, 自动, 自动档",
  "transmission:manual": "手动挡, 手动, 手动档",
  "drive:4wd": "四驱, 四轮驱动",
  "drive:awd": "全时四驱, 全轮驱动",
  "drive:fwd": "前驱",
  "drive:rwd": "后驱",
  "colour:white": "白色, 白",
  "colour:black": "黑色, 黑",
  "colour:silver": "银色",
  "colour:grey": "灰色",
  "colour:blue": "蓝色, 蓝",
  "colour:red": "红色, 红",
  "colour:green": "绿色, 绿",
  "colour:brown": "棕色, 咖啡色",
  "colour:beige": "米色",
  "colour:gold": "金色",
  "colour:yellow": "黄色",
  "colour:orange": "橙色",
  "colour:purple": "紫色",
  "colour:pink": "粉色, 粉红色",
  ...cylinderWords(({ digits, chinese }) =>
    ["缸", "汽缸", "气缸"].flatMap((noun) => [`${digits} ${noun}`, `${chinese}${noun}`]),
  ),
  "certified:true": "认证, 官方认证, 原厂认证, 认证车",
  "axle_type:single": "单轴",
  "axle_type:tandem": "双轴",
  "body:coupe+convertible": "跑车",
  "categories:import": "进口, 进口车, 日本进口",
  "highlights:available": "现车",
  "categories:Family": "家庭, 家用, 家用车, 家庭用车",
  "filtered_features:sunroof": "天窗, 全景天窗",
  "filtered_features:leather": "真皮, 真皮座椅",
};

/** Every language's words: a shopper may mix them, and no word of one is another's. */
export const WORD_TABLES: readonly WordTable[] = [ENGLISH, ARABIC, CHINESE];
