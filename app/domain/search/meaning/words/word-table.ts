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

/** What every language calls engines by how many cylinders they have. */
export function cylinderWords(phrases: (number: (typeof CYLINDERS)[number]) => readonly string[]): WordTable {
  return Object.fromEntries(
    CYLINDERS.map((number) => [`highlights:cylinders_${number.digits}`, phrases(number).join(", ")]),
  );
}
