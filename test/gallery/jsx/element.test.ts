import { expect, it } from "vitest";
import { elementOf } from "./element";

it("lets no element take the focus when a page opens", () => {
  expect(elementOf("h1", { autoFocus: true, tabIndex: -1 })).toEqual(["h1", { tabIndex: -1 }]);
  const [, props] = elementOf("h2", { autoFocus: true, id: "title" });
  expect(props).toEqual({ id: "title", stagedTag: "h2" });
});
