import { expect, it } from "vitest";
import { pour } from "./pour.server";

function post(start: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Request {
  const body = new ReadableStream<Uint8Array>({ start });
  return new Request("https://www.yard.example/", { method: "POST", body, duplex: "half" });
}

it("does not wait for a body that was announced and does not come", async () => {
  const taken: number[] = [];
  const request = post((controller) => controller.enqueue(new Uint8Array(3)));
  const fault = await pour(request, ({ byteLength }) => (taken.push(byteLength), null), 50);
  expect([fault, taken]).toEqual([400, [3]]);
});

it("takes a slow body whose pieces come in time", async () => {
  let bytes = 0;
  const request = post((controller) => {
    for (let piece = 0; piece < 4; piece += 1)
      setTimeout(() => controller.enqueue(new Uint8Array(10)), piece * 60);
    setTimeout(() => controller.close(), 240);
  });
  const fault = await pour(request, ({ byteLength }) => ((bytes += byteLength), null), 200);
  expect([fault, bytes]).toEqual([null, 40]);
});
