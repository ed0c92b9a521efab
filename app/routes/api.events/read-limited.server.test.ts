import { expect, it } from "vitest";
import { readLimited } from "./read-limited.server";

const post = (body: BodyInit | null) =>
  new Request("https://dealer.example/api/events", { method: "POST", body });

it("reads a body up to the limit, counted in bytes", async () => {
  expect(await readLimited(post("12345"), 5)).toBe("12345");
  expect(await readLimited(post("āā"), 4)).toBe("āā");
  expect(await readLimited(post("āā"), 3)).toBeNull();
  expect(await readLimited(post(null), 3)).toBe("");
});

it("does not read on behind it", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(100));
    },
  });
  const request = new Request("https://dealer.example/", {
    method: "POST",
    body: endless,
    // Node asks for it with a stream; its types do not know it.
    ...({ duplex: "half" } as object),
  });
  expect(await readLimited(request, 512)).toBeNull();
  expect(pulled).toBeLessThan(12);
});
