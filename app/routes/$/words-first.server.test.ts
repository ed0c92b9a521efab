import { expect, it } from "vitest";
import { startYard, yardRequest } from "../../../test/setup/yard-site";
import { loader } from "./route";

startYard({ routes: { enabled: ["careers", "fleet"] } });

it.each([
  ["careers", true],
  ["fleet", false],
])("what the dealer says on the page of %s stands before its form: %s", async (page, isFirst) => {
  const answer = await loader({ request: yardRequest(`/${page}`), context: {}, params: {} });
  expect((await answer.json()).form?.wordsFirst).toBe(isFirst);
});
