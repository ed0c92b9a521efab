import { phraseLookup } from "../../words/phrase-at";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly string[])[];
const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Whose it is; in the folded letters that words are compared in. */
export const OWN = list(
  "my, our, me old, 我 的, 我 家 的, 我家 的, 我们 家 的, 我们 的, 我们家 的, سيارتي, لسيارتي, سيارتنا, عربيتي",
);
/** In front of what shall go. */
export const givenAt = phraseLookup(
  list(
    "currently in a, currently in an, currently driving a, currently drive a, currently own a, currently have a, driving a, i drive a, we drive a, i own a, we own a, coming out of a, coming off a, getting rid of a, getting rid of the, " +
      "wife has a, husband has a, hubby has a, partner has a, she has a, he has a, missus has a, mum has a, dad has a, trade in, trade my, trade our, trade a, trade the, trading in, trading a, trading the, trading, trade ins on a, trade ins on an, trade ins on the, trade ins on, tradeins on a, tradeins on the, tradeins on, swap a, swap the, swap, swapping a, swapping the, swapping, sell a, sell the, selling a, selling the, " +
      "replace my, replace our, upgrading my, upgrading our, upgrading the, upgrade my, upgrade our, upgrade the, updating my, updating our, updating the, retiring my, retiring our, retiring the, outgrown my, outgrown our, outgrown the, upgrade from, upgrading from, upgraded from, coming from, moving from a, moving from, moving up from a, moving up from, going from a, going from, stepping up from a, stepping up from, trade up from a, trade up from, trading up from a, trading up from, change from a, changing from a, changing from, switching from a, switching from, upsizing from a, upsizing from, downsizing from a, downsizing from, downsize from a, downsize from, downsizing my, downsizing the, get out of a, get out of the, getting out of a, getting out of the, ditching a, ditching the, ditch a, offload a, offload the, offloading a, offloading the, part exchange a, part exchange the, part exchanging a, part exchange, part ex a, part ex, replacing, replace a, replace the, to replace, replacement for, " +
      "do you buy a, do you guys buy, do you buy, would you buy a, would you buy, will you buy, can you buy, are you buying, do you purchase, هل تشترون, تشترون, 你们 收, 收购, 回收, " +
      "parts for, spare parts for, spares for, accessories for, seat covers for, floor mats for, car mats for, tyres for, tires for, battery for, key for, spare key for, windscreen for, windscreen replacement, wrecking, service for, servicing for, logbook service, " +
      "ابدل, ابادل, استبدال, استبدل, تبديل, ابيع, 置换 掉, 卖 掉, 卖掉",
  ).toSorted((one, other) => other.length - one.length),
);
/** In front of what somebody has. */
export const HAVE = list(
  "i have a, i have an, im in a, i am in a, were in a, ive got a, ive got an, i got a, we have a, we have an, weve got a, got a, got an, have a, have an, with a, with my, 有 一辆, 有 一台, 有 辆, عندي, عندنا, معي, لدي",
);
/** Behind it, where it shall go: "got a 2014 Falcon to trade". */
export const GIVEN_BEHIND: Phrases = list(
  "ends soon, is ending, is up soon, is up, runs out, expires, is finishing, to trade, to trade in, for trade, for trade in, as trade, as trade in, as a trade, as a trade in, trade in, to swap, for swap, to sell, want to sell, to get rid of, 想 卖, 要 卖, 卖, 置换, 想 置换, 要 置换, 想 换, للبيع, للبدل, للاستبدال",
).toSorted((one, other) => other.length - one.length);
/** Right behind its name, with what is wanted for it behind: "Model 3 trade in for RAV4". */
export const GIVEN_FOR: Phrases = list(
  "trade in for, tradein for, to trade in for, to trade for, trade for, trade in on, to trade in on, to trade on, trade on, trade in towards, trade in toward, trade in against, to swap for, swap for, 置换 成, 置换成, 换成, 换购 成, 换购, 换 成, 换",
);
/** Right behind its name, of one that no longer serves: "Kluger getting too small". */
export const OUTGROWN = list(
  "getting too small, getting too big, getting too old, getting old, is getting too small, is getting too big, is getting too old, is getting old, is too small, is too big, is too old, too small for us, too small now, too big for us, too big for me, " +
    "is dying, just died, has died, died, blew up, has blown up, got written off, was written off, is written off, written off, got stolen, was stolen, is on its last legs, 太 小 了, 太 小, 太 旧 了, 太 旧, 太 大 了, صارت صغيرة, صارت قديمة, خربت",
).toSorted((one, other) => other.length - one.length);
/** Anywhere in a text of which that is said. */
export const TRADES = set(
  "upgrade upgrading swapping tradein tradeins 置换 ابدلها ابدله ابدلو بدلها استبدلها استبدله ابيعها ابيعه للبدل للاستبدال",
);
/** Begins what is said of it behind a pause. */
export const SAID_OF_IT = list(
  "it has done, it has got, it has, its got, its done, it had, mine has, mine is, its in, it is in, has done, its only done, it only has",
).toSorted((one, other) => other.length - one.length);
/** Behind one's own, where another of that name is looked for. */
export const ANOTHER = list(
  "with another one, with another, for another one, for another, on another one, on another, with a newer one, for a newer one, on a newer one, with a new one, for a new one, with a newer, for a newer, with the newer, for the newer, with the new one, for the new one, with the same, for the same",
).toSorted((one, other) => other.length - one.length);
/** Asks the dealer to buy. */
export const BUYS = list(
  "do you buy, do you guys buy, would you buy, will you buy, are you buying, do you take trade ins, 收 车, 收车 吗",
);
export const GOES = set("trade trading tradein swap swapping");
/** Between those and its name. */
export const OLD = set(
  "a an the old older current existing own used trusty tired beat up wrecked broken dying poor very beloved dear little big 旧 老 现在 现有 这 那 辆 台 一辆 的 القديمة القديم ال",
);
/** In front of what shall be like it: that is looked for. */
export const SOUGHT_LIKE = set("like as similar find");
/** In front of "my" where it is looked for, and behind it where nobody has it yet. */
export const SOUGHT = list(
  "looking for, look for, searching for, search for, hunting for, still have, still got",
);
export const BOUGHT = list("want, buy, buying, to buy");
/** What is wanted for it: "want my Hilux valued". */
export const SERVED = set(
  "valued appraised assessed serviced repaired fixed inspected detailed checked insured sold traded swapped painted wrapped tinted cleaned gone",
);
export const NOT_YET = set("new next first dream future");
/** What is sold is the shopper's own, or the dealer's where the nearest of these in front is one of the others. */
export const SELLS = set("sell selling currently have got");
/** In front of "have a", where the shopper has none yet. */
export const WISHED = set("you to love can could should must will");
export const SHOPPER = set("i im ive we weve me us my our");
export const OTHERS = set(
  "you u ya they your yard anyone anybody someone somebody who dealer dealers 你们 你 谁",
);
export const HAN_ASKS = set("吗 么 呢 嘛 没 没有 有没有 有吗 谁 你们");
export const KINDS = set(
  "camper campers trailer caravan van pop top poptop motorhome boat tinny float bike scooter truck 房车 拖车 船 كرفان",
);
/** A badge as well, which would be demanded. */
export const TRADE = "trade";
export const NAMES = ["make", "make_model"];
/** What else is said of it. */
export const TRAITS = ["body", "colour", "fuel", "transmission", "drive", "item_type", "car_type", "badge"];
/** More words than these stand in front of no name. */
export const MOST_BETWEEN = 5;
/** In front of what goes where something else is named that it shall go for, and in front of that elsewhere. */
export const TRADED_ON: Phrases = list(
  "trade in on a, trade in on the, trade in on an, trade in on, tradein on a, tradein on the, tradein on, out of a, out of the, lease on a, lease on the",
);
/** Between what shall go and what is wanted for it. */
export const WANTED_FOR = set(
  "for into onto towards toward against want wants wanting wanted need needs needing looking after buy buying get getting upgrade upgrading " +
    "买 想买 想要 换 اشتري واشتري ابي ابغي اريد ب",
);
/** The same of what somebody only says that he has: "have a Corolla, want an SUV". */
export const WANTED_BESIDE = set(
  "want wants wanting need needs needing looking upgrade upgrading 想买 想要 想换",
);
/** Words of trading, which no advert is looked for by. */
export const TRADING = set(
  "trade trades trading traded tradein tradeins in ins take taking swap swapping exchange exchanging changeover as on out up lease going moving downsizing switching ditching 换购 换成 换",
);
/** Between what somebody has and that it shall go: "a Commodore that I want to trade". */
export const GIVES = set(
  "i we id wed want wanna would like that which im were looking hoping wanting need going",
);
/** Between its name and how far it was driven. */
export const BEFORE_KM = set("with that thats has its done got and on");
/** By which it is said to be given in part payment. */
export const TRADE_INS = set("tradein tradeins");
