import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Unbroken } from "./unbroken";

const kept = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
    ([, word]) => word,
  );

it.each([
  ["2026 Ford F-150", ["F-150"]],
  ["Mazda CX-5 and C-HR, from 2023", ["CX-5", "C-HR,"]],
  ["2026 Mercedes-Benz E-Class", ["E-Class"]],
  ["Fits Ford Ranger 2018–2022 - all", []],
])("%s keeps its short words with a hyphen together", (text, words) => {
  expect(kept(text)).toEqual(words);
  expect(renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/<[^>]+>/g, "")).toBe(text);
});
