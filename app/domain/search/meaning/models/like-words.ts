const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
type Phrases = readonly (readonly string[])[];

/** Behind a model that may be another as well; in the folded letters that words are compared in. */
export const OR_SIMILAR: Phrases = list(
  "or somthing similar, or somthing like it, or somthing like that, or similar, or simular, or sim, or equivalent, or comparable, or anything comparable, or something comparable, or something similar, or something alike, or something like it, or something like that, or something about the same size, or something the same size, or something around the same size, or something that size, or something close, or the same size, or same size, or similar size, " +
    "or anything like it, or anything like that, or anything similar, or the like, or such like, or something along those lines, or along those lines, or one like it, " +
    "او ما شابه, او ماشابه, او ما يشابهها, او ما يشبهها, او شي مشابه, او شيء مشابه, او مشابه, او مشابهة, او مثلها, او زيها, او شبيهها, " +
    "或类似的, 或类似, 或者类似的, 或者类似, 或同级别, 或同级, 或者同级别, 之类的, 之类, 那样的, 这样的",
);
/** Behind one in front of a kind of vehicle: "Leaf or another EV". */
export const OR_ANOTHER: Phrases = list(
  "or another, or any other, or some other, or other, or one of the other, او اي, او غيرها من, 或其他, 或别的, 或者其他, 或者别的",
);
/** In front of a model that another one shall be like. */
export const LIKE_A: Phrases = list(
  "something like a, something like an, something like the, something like, anything like a, anything like an, anything like the, " +
    "something similar to a, something similar to an, something similar to the, something similar to, similar to a, similar to an, similar to the, similar to, along the lines of a, along the lines of the, " +
    "about the size of a, about the size of the, around the size of a, roughly the size of a, the size of a, the size of the, same size as a, same size as the, same size as, the same size as a, the same size as the, similar size to a, similar size to the, similar in size to a, similar size as a, " +
    "an alternative to a, an alternative to the, alternative to a, alternative to the, alternatives to a, alternatives to the, alternative to, " +
    "شي مثل, مثل, شبيهة, شبيه, تشبه, يشبه, زي, 类似于, 类似, 差不多像, 像",
);
/** The same behind a kind of vehicle. */
export const LIKE: Phrases = list("like a, like an, like the, like my, like our, like");

/** Chinese text is cut into words by this as well. */
export const HAN_LIKE_WORDS: readonly string[] = [OR_SIMILAR, OR_ANOTHER, LIKE_A]
  .flat(2)
  .filter((word) => /^\p{Script=Han}+$/u.test(word));
