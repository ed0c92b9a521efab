/** Makes of one country, and what shoppers call them in each language; several are parted by commas. */
interface Origin {
  readonly makes: string;
  readonly words: string;
  readonly arabic: string;
  readonly chinese: string;
}

/** By where a make is at home; where its cars are put together is nothing that a shopper's word tells apart. */
const ORIGINS: readonly Origin[] = [
  {
    makes:
      "Toyota, Lexus, Mazda, Honda, Nissan, Infiniti, Datsun, Mitsubishi, Subaru, Suzuki, Daihatsu, Isuzu, Isuzu Ute, Hino, Fuso, UD, UD Trucks, Yamaha, Kawasaki, Mitsuoka",
    words: "japanese, jap, made in japan, japanese made, japanese built",
    arabic: "ياباني, يابانية, يابانيه",
    chinese: "日本, 日系, 日系车, 日本车",
  },
  {
    makes: "Hyundai, Kia, Genesis, SsangYong, KGM, Daewoo",
    words: "korean, made in korea, south korean, korean made",
    arabic: "كوري, كورية, كوريه",
    chinese: "韩国, 韩系, 韩系车, 韩国车",
  },
  {
    makes: "Audi, BMW, Mercedes-Benz, Mercedes-AMG, Porsche, Volkswagen, Opel, Smart, MAN, Maybach, Alpina",
    words: "german, made in germany, german made, german built",
    arabic: "الماني, المانية, المانيه",
    chinese: "德国, 德系, 德系车, 德国车",
  },
  {
    makes: "Peugeot, Renault, Citroen, Citroën, DS, Alpine",
    words: "french",
    arabic: "فرنسي, فرنسية, فرنسيه",
    chinese: "法国, 法系, 法国车",
  },
  {
    makes:
      "Alfa Romeo, Fiat, Abarth, Ferrari, Lamborghini, Maserati, Lancia, Iveco, Ducati, Aprilia, Moto Guzzi, Vespa, Piaggio",
    words: "italian",
    arabic: "ايطالي, ايطالية, ايطاليه",
    chinese: "意大利, 意大利车",
  },
  {
    makes:
      "Land Rover, Jaguar, MINI, Bentley, Rolls-Royce, Aston Martin, McLaren, Lotus, Caterham, Morgan, Ineos, Triumph, Vauxhall, Rover",
    words: "british, english made, made in england, british made",
    arabic: "بريطاني, بريطانية, انجليزي, انجليزية",
    chinese: "英国, 英国车, 英系",
  },
  {
    makes: "Volvo, Polestar, Saab, Scania, Husqvarna",
    words: "swedish",
    arabic: "سويدي, سويدية",
    chinese: "瑞典, 瑞典车",
  },
  {
    makes:
      "Ford, Chevrolet, Jeep, Dodge, RAM, Chrysler, Cadillac, Tesla, GMC, Hummer, Lincoln, Harley-Davidson, Indian, Indian Motorcycle, Kenworth, Mack, Freightliner, Western Star, Peterbilt, International",
    words: "american",
    arabic: "امريكي, امريكية, امريكيه, اميركي, اميركية",
    chinese: "美国, 美系, 美系车, 美国车",
  },
  {
    makes:
      "BYD, MG, GWM, Great Wall, Haval, Chery, LDV, Maxus, JAC, Geely, Zeekr, Xpeng, Leapmotor, Deepal, Omoda, Jaecoo, Foton, Denza, Nio, CFMoto, BAIC, Ora",
    words: "chinese, made in china, chinese made, chinese built",
    arabic: "صيني, صينية, صينيه",
    chinese: "国产, 国产车, 中国车, 中国品牌",
  },
];

/** Origins of which several are one: European makes. */
const EUROPEAN = {
  of: ["german", "french", "italian", "british", "swedish"],
  others: "Skoda, Škoda, Cupra, SEAT, Dacia, KTM, DAF",
  words:
    "european, euro, euro make, euro makes, euro brand, euro brands, euro car, euro cars, european made, made in europe",
  arabic: "اوروبي, اوروبية, اوروبيه, اوربي, اوربية",
  chinese: "欧洲, 欧系, 欧洲车, 欧系车",
};

const list = (text: string) => text.split(", ");

const european = [
  ...ORIGINS.filter(({ words }) => EUROPEAN.of.includes(list(words)[0] ?? "")).flatMap(({ makes }) =>
    list(makes),
  ),
  ...list(EUROPEAN.others),
];

/** What shoppers call the makes of a country or a continent, and which makes those are. */
export const MAKE_ORIGINS: readonly {
  readonly words: readonly string[];
  readonly makes: readonly string[];
}[] = [
  ...ORIGINS.map((origin) => ({ ...origin, makes: list(origin.makes) })),
  { ...EUROPEAN, makes: european },
].map(({ makes, words, arabic, chinese }) => ({
  makes,
  words: [words, arabic, chinese].flatMap(list),
}));
