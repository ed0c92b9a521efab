/** From one value to another, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How wide ordinary text is in one weight and width of a typeface. */
export interface MeasuredWidth {
  readonly weight: number;
  /** Percent of the normal width. */
  readonly stretch: number;
  /** What a character takes on average, as a part of the font size. */
  readonly em: number;
}

/** What a font file says of itself, as far as pages need it. */
export interface FontFacts {
  /** Weights in the file; of a file that does not vary one weight. */
  readonly weights: Span;
  /** Widths in percent; null for a file whose width does not vary. */
  readonly stretches: Span | null;
  readonly isItalic: boolean;
  /** False for a file whose maker marked it as not for documents of others, as some licences want. */
  readonly mayBeEmbedded: boolean;
  /** Above and below the baseline and between lines, as parts of the font size, none of them negative. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** At least one. */
  readonly widths: readonly MeasuredWidth[];
  /** The characters it can draw, as spans of code points in order. */
  readonly characters: readonly Span[];
}

/** What {@link MeasuredWidth} is measured with: the letters, figures and signs of such a site, as often as they come. */
export const MEASURED_TEXT =
  "The quick brown fox jumps over the lazy dog. New and used cars near you, from $19,990 drive away " +
  "with 5-year warranty; book a test drive, get finance or sell us your car today.";

/**
 * How wide ordinary text is in a weight and width, per character and as a part of the font size: between two that were
 * measured in proportion, beyond them as the nearest.
 */
export function widthAt({ widths }: Pick<FontFacts, "widths">, weight: number, stretch = 100): number {
  const stretches = [...new Set(widths.map((one) => one.stretch))];
  const byStretch = stretches.map((at): Point => {
    const points = widths.filter((one) => one.stretch === at).map((one): Point => [one.weight, one.em]);
    return [at, between(points, weight)];
  });
  return between(byStretch, stretch);
}

type Point = readonly [at: number, value: number];

function between(points: readonly Point[], at: number): number {
  const inOrder = [...points].sort(([one], [other]) => one - other);
  const below = inOrder.findLast(([point]) => point <= at) ?? inOrder[0];
  const above = inOrder.find(([point]) => point >= at) ?? inOrder.at(-1);
  if (below === undefined || above === undefined) return 0;
  const [from, low] = below;
  const [to, high] = above;
  return from === to ? low : low + ((high - low) * (at - from)) / (to - from);
}

/** Code points as spans, in order and without those that a file holds twice. */
export function spansOf(codePoints: readonly number[]): readonly Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const code of [...new Set(codePoints)].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.to === code - 1) last.to = code;
    else spans.push({ from: code, to: code });
  }
  return spans;
}

/** Whether a file can draw a character. */
export function draws({ characters }: Pick<FontFacts, "characters">, character: string): boolean {
  const code = character.codePointAt(0) ?? -1;
  return characters.some(({ from, to }) => from <= code && code <= to);
}

/**
 * The same spans as at most `most`, by closing the smallest gaps. Browsers ask the next face for a character that a file
 * claims and has not, so a closed gap costs at most one file that is loaded in vain.
 */
export function fewerSpans(spans: readonly Span[], most: number): readonly Span[] {
  const gaps = spans.slice(1).map(({ from }, index) => from - (spans[index]?.to ?? from));
  const kept = new Set(
    gaps
      .map((size, index) => ({ size, index }))
      .sort((one, other) => other.size - one.size)
      .slice(0, most - 1)
      .map(({ index }) => index),
  );
  return spans.reduce<readonly Span[]>((made, span, index) => {
    const last = made.at(-1);
    return last === undefined || kept.has(index - 1)
      ? [...made, span]
      : [...made.slice(0, -1), { from: last.from, to: span.to }];
  }, []);
}
