type Phrases = readonly (readonly string[])[];

const list = (text: string): Phrases =>
  text
    .split(",")
    .map((phrase) => phrase.trim().split(" "))
    .toSorted((one, other) => other.length - one.length);

/** What a wish would be; all words here are in the folded letters that words are compared in. */
const BONUS =
  "nice to have, nice, good to have, good, great, ideal, lovely, awesome, handy, perfect, brilliant, better, preferred, preferable, desirable, my preference, our preference, my first choice, our first choice, a bonus, a big bonus, a plus, a big plus, a huge plus".split(
    ", ",
  );
/** Makes what stands in front of it a wish; at the beginning of a clause what follows. */
export const SOFT_BEHIND: Phrases = list(
  [
    "if at all possible, if possible, if poss, if pos, would be sweet, would be cool, if its possible, if you have it, if you have one, if you have any, if you have some, if you have that, if youve got it, if youve got one, if you got it, if you got one, if available, if theres one, if there is one, if there are any, if there is any, if i can get it, if i can get one",
    ...BONUS.map((bonus) => `would be ${bonus}`),
    "is preferred, preferred, prefered, preferable, is desirable, desirable, is my preference, my preference, is my first choice, is a bonus, is a big plus, a big plus, a bonus, is a plus, a plus, is nice to have, nice to have, good to have, wouldnt hurt, wouldnt go astray, would not go astray",
    "ان امكن ذلك, ان امكن, لو ممكن, اذا ممكن, اذا امكن, لو امكن, اذا موجود, لو موجود, اذا توفر, اذا توفرت, لو توفر, لو توفرت, يكون افضل, بيكون افضل, يكون احسن, بيكون احسن",
    "就更好了, 就更好, 更好了, 更好, 更佳, 优先考虑, 优先, 为佳, 如果有的话, 如果可以的话, 可以的话, 有的话, 就好了",
  ].join(", "),
);
/** Makes what follows in the same clause a wish; at its end what stands in front. */
export const SOFT_BEFORE: Phrases = list(
  "ideally, preferably, preferbly, pref, prefer, hopefully, a preference for, preference for, bonus points for, bonus points if, extra points for, leaning towards, leaning toward, brownie points for, wouldnt say no to, would not say no to, wouldnt mind, would not mind, would also love, would also like, if it had, if it has, if it came with, if it comes with, if its got, bonus if it has, bonus if its, bonus if, be nice if it has, be nice if it had, be nice if it was, be nice if, be good if it has, be good if it had, be good if it was, be good if, " +
    "ويفضل ان تكون, يفضل ان تكون, ويفضل ان يكون, يفضل ان يكون, ويفضل تكون, يفضل تكون, ويفضل يكون, يفضل يكون, ويفضل, يفضل, افضل ان تكون, افضل تكون, وياريت تكون, ياريت تكون, وياريت, ياريت, ويا ريت, يا ريت, والافضل ان تكون, الافضل ان تكون, والافضل تكون, الافضل تكون, والافضل, الافضل, افضل, اتمني ان تكون, اتمني تكون, اتمني, نتمني, لو فيها, لو فيه, لو كانت, لو كان, حبذا لو, حبذا, " +
    "最好是, 最好有, 最好带, 最好能, 最好, 如果可以, 希望是, 希望有, 希望, 更喜欢",
);
/** Says of what stands in front of it that it decides nothing. */
export const OPTIONAL: Phrases = list(
  "but not needed, but not required, but not essential, not essential, isnt essential, but not necessary, not necessary, isnt necessary, but not a must have, but not a must, not a must have, not a must, not required, but not important, not important, isnt important, optional, not a deal breaker, not a dealbreaker, not needed, " +
    "مو ضروري, مش ضروري, غير ضروري, ليس ضروري, ليس ضروريا, مو شرط, مش شرط, ليس شرطا, 不是必须, 非必须, 可有可无",
);
