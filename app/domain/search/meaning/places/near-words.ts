/** In front of a place that vehicles shall be near to; in the folded letters that words are compared in. */
export const NEAR = [
  "close to",
  "closest to",
  "nearest to",
  "near to",
  "near",
  "nearby",
  "قريب من",
  "بالقرب من",
  "قرب",
  "附近",
].map((phrase) => phrase.split(" "));
/** A place that only the shopper's device knows. */
export const OWN_PLACES: ReadonlySet<string> = new Set(
  "me my here home us we work myself مني هنا 我 这里".split(" "),
);
/** "Near me" in one phrase, longest first; in the folded letters that words are compared in. */
export const NEAR_HERE = [
  ...[
    "close to me",
    "closest to me",
    "nearest to me",
    "near to me",
    "near my place",
    "near my home",
    "in my area",
  ],
  ...["around me", "around here", "nearby me", "near me", "near us", "near here", "near home", "close by"],
  ...["nearest", "closest", "nearby", "قريبه مني", "قريبة مني", "قريب مني", "بالقرب مني", "الاقرب"],
  ...["离我最近", "我附近", "附近 的", "附近的", "附近", "最近 的", "最近的"],
].map((phrase) => phrase.split(" "));
/** Behind a place that vehicles shall be near to: "布里斯班附近". */
export const NEAR_BEHIND = [
  ...["附近 的", "附近的", "附近", "周边 的", "周边的", "周边", "一带 的", "一带"],
  ...["and surrounds", "and surrounding areas", "and nearby", "surrounds", "metro area", "area"],
  ...["وما حولها", "وما حوله", "وضواحيها"],
].map((phrase) => phrase.split(" "));
/** Between a word that leads to a place and the place: "在布里斯班附近", "离悉尼近". */
export const NEAR_LEADS: ReadonlySet<string> = new Set(["在", "في"]);
/** Chinese text is cut into words by this as well. */
export const HAN_NEAR_WORDS: readonly string[] = [...NEAR_HERE, ...NEAR_BEHIND]
  .flat()
  .filter((word) => /^\p{Script=Han}+$/u.test(word));
