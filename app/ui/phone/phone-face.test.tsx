import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PhoneFace } from "./phone-face";

test("a number that is told is one text, which crawlers and a search within the page find", () => {
  expect(renderToString(<PhoneFace text="07 5610 0303" />)).toContain(">07 5610 0303<");
});

test("what is told of a hidden number is one text, and each digit that is not has its dot (VDP-42)", () => {
  const markup = renderToStaticMarkup(<PhoneFace text="07 56XX" />);
  expect(markup).toContain(">07 56<");
  expect(markup.match(/>X</g)).toHaveLength(2);
});
