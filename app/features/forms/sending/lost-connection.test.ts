import { expect, it } from "vitest";
import { orLostConnection } from "./lost-connection";

const request = () =>
  new Request("https://yard.example/trade-in", {
    method: "POST",
    body: new URLSearchParams({ token: "t.1.2.s", name: "Zoë", email: "" }),
  });

it.each([
  ["unreached", "nobody answers", new TypeError("Failed to fetch")],
  ["unexpected", "the answer makes no sense", new Error("<h1>Bad gateway</h1>")],
])("keeps what was typed, and the token: %s when %s (LEAD-08)", async (lost, _, error) => {
  const answer = await orLostConnection(request(), () => Promise.reject(error));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    lost,
    token: "t.1.2.s",
    typed: { name: "Zoë", email: "" },
  });
});

it("passes on the server's refusals as such, and its redirects", async () => {
  const refusal = { token: "new" };
  const answer = await orLostConnection(request(), async () => refusal);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual(refusal);
  const redirect = new Response(null, { status: 303, headers: { Location: "/success" } });
  const taken = async () => {
    throw redirect;
  };
  await expect(orLostConnection(request(), taken)).rejects.toBe(redirect);
});
