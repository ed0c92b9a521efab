/** The colours that shoppers choose from, in the order of a list; their names are `colours.<name>` of the copy. */
export const BASIC_COLOURS = [
  "white",
  "black",
  "silver",
  "grey",
  "blue",
  "red",
  "green",
  "brown",
  "beige",
  "yellow",
  "orange",
  "purple",
] as const;
/** One of {@link BASIC_COLOURS}. */
export type BasicColour = (typeof BASIC_COLOURS)[number];
