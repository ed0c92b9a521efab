import { Fragment } from "react";

/** A word with a hyphen in it, not longer than a narrow column is wide. */
const SHORT = /(?<!\S)(?=\S{3,8}(?!\S))([^\s-]+(?:-[^\s-]+)+)(?!\S)/u;

const NOWRAP = { whiteSpace: "nowrap" } as const;

/** A name whose short words with a hyphen stay in one line: "F-150" and "CX-5", but not "Mercedes-Benz". */
export function Unbroken({ text }: { readonly text: string }) {
  // Every second part is what the expression found.
  return text
    .split(SHORT)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : <span style={NOWRAP}>{part}</span>}</Fragment>
    ));
}
