/** Words by which feeds name the size of a picture, the smallest first. */
const SIZE_WORDS = [
  ["tiny", "xs", "icon"],
  ["thumbnail", "thumb", "small", "s"],
  ["medium", "preview", "m"],
  ["large", "big", "l"],
  ["xlarge", "xl"],
  ["xxlarge", "xxl", "hd"],
  ["xxxl", "full", "original", "orig"],
] as const;
const RANKS: ReadonlyMap<string, number> = new Map(
  SIZE_WORDS.flatMap((words, rank) => words.map((word) => [word, rank] as const)),
);

/**
 * A size as a word of its own: `0-xl.jpg`, `/thumb/0.jpg`, `size=S`, `640x480`, `w=800`. What is before it may not be
 * taken for part of a longer word.
 */
const SIZE =
  /(?<=[-_./=])(?:(?<word>tiny|xs|icon|thumb(?:nail)?|small|s|medium|preview|m|large|big|l|x{1,3}l|xx?large|hd|full|orig(?:inal)?)|(?<wide>\d{2,4})x\d{2,4})(?=[-_./&?]|$)|(?<=[?&](?:w|width)=)(?<width>\d{2,4})(?=&|$)/gi;

/**
 * Pictures, each once: of those that a feed sends in several sizes, whose addresses differ in nothing but the name of the
 * size, the largest, in the place of the first.
 */
export function oneSizeEach(addresses: readonly string[]): readonly string[] {
  // A feed that sends sizes sends them of its first picture: looking at every address would slow down an import.
  if (!namesSize(addresses[0]) && !namesSize(addresses[1])) return addresses;
  const kept = new Map<string, { readonly address: string; readonly size: number }>();
  for (const address of addresses) {
    const { picture, size } = sizeOf(address);
    const before = kept.get(picture);
    if (before === undefined || size > before.size) kept.set(picture, { address, size });
  }
  return [...kept.values()].map(({ address }) => address);
}

function namesSize(address: string | undefined): boolean {
  return address !== undefined && address.search(SIZE) >= 0;
}

/** The address without its size, and how large it is among those that differ in the size alone. */
function sizeOf(address: string): { readonly picture: string; readonly size: number } {
  let size = -1;
  const picture = address.replace(SIZE, (said, ...rest) => {
    const { word, wide, width } = groupsOf(rest);
    const pixels = wide ?? width;
    size += pixels === undefined ? (RANKS.get((word ?? "").toLowerCase()) ?? 0) : Number(pixels);
    // A word and a number of pixels are not two sizes of one picture.
    return pixels === undefined ? "<word>" : `<${said.includes("x") ? "box" : "width"}>`;
  });
  return { picture, size };
}

type Groups = Readonly<Record<"word" | "wide" | "width", string | undefined>>;

function groupsOf(rest: readonly unknown[]): Groups {
  // The last argument of a replacement holds the named groups of the expression, which has these three.
  return rest.at(-1) as Groups;
}
