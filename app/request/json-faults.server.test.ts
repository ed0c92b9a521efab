import { expect, it } from "vitest";
import { withJsonFaults } from "./json-faults.server";

const ARGS = { request: new Request("https://yard.example/"), params: {}, context: {} };
const refusing = (thrown: unknown): Promise<unknown> =>
  withJsonFaults(async () => {
    throw thrown;
  })(ARGS);
const told = async (thrown: Response): Promise<Response> => {
  const answer = await refusing(thrown).catch((error: unknown) => error);
  if (!(answer instanceof Response)) throw new Error("no answer");
  return answer;
};

it("tells a refusal as {error}, with its status and headers (ERR-23)", async () => {
  const answer = await told(new Response("No such vehicle.", { status: 404 }));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    404,
    "application/json; charset=utf-8",
  ]);
  expect(await answer.json()).toEqual({ error: "No such vehicle." });
  const busy = await told(
    new Response(null, { status: 503, statusText: "Service Unavailable", headers: { "Retry-After": "30" } }),
  );
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(await busy.json()).toEqual({ error: "Service Unavailable" });
});

it("leaves answers, redirects and other errors as they are", async () => {
  const answer = new Response("[]");
  expect(await withJsonFaults(async () => answer)(ARGS)).toBe(answer);
  const moved = new Response(null, { status: 301, headers: { Location: "/cars/y" } });
  await expect(refusing(moved)).rejects.toBe(moved);
  const broken = new Error("broken");
  await expect(refusing(broken)).rejects.toBe(broken);
});
