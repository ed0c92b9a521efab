import { expect, it } from "vitest";
import { dataAnswer } from "./data-answer.server";

const framework = (status: number) =>
  Response.json({ message: "Unexpected Server Error" }, { status, headers: { "X-Remix-Error": "yes" } });

it.each([
  [403, 404],
  [404, 404],
  [405, 405],
])(
  "an unknown route (%i of the framework) is the visitor's mistake: %i, and no server error",
  async (given, status) => {
    const answer = dataAnswer(framework(given));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe('{"message":"There is no such data"}');
    expect([answer.headers.get("Cache-Control"), answer.headers.get("X-Remix-Error")]).toEqual([
      "no-store",
      "yes",
    ]);
  },
);

it("leaves errors of ours, what a route threw on purpose and data as they are", () => {
  for (const response of [
    framework(500),
    new Response("{}", { status: 404, headers: { "X-Remix-Catch": "yes" } }),
    new Response("{}", { headers: { "Cache-Control": "public" } }),
  ])
    expect(dataAnswer(response)).toBe(response);
});
