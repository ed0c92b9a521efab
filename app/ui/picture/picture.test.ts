import { expect, it } from "vitest";
import { PICTURE_WIDTHS } from "~/domain/picture/picture-request";
import { WIDTHS } from "./picture";

it("offers exactly the widths the picture route serves", () => {
  expect(WIDTHS).toEqual(PICTURE_WIDTHS);
});
