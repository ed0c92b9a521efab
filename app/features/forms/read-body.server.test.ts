import { expect, it } from "vitest";
import { readBody } from "./read-body.server";

const post = (body: BodyInit, type = "application/x-www-form-urlencoded") =>
  new Request("https://yard.example/enquire", { method: "POST", body, headers: { "Content-Type": type } });

it("reads a form", async () => {
  expect((await readBody(post("name=Aroha&message=a%26b"), false))?.get("message")).toBe("a&b");
});

it("refuses what is longer than a form, whatever it says of itself", async () => {
  expect(await readBody(post(`message=${"x".repeat(100 * 1024)}`), false)).toBeNull();
  expect(await readBody(post(`message=${"x".repeat(100 * 1024)}`), true)).not.toBeNull();
});

it("refuses what is no form", async () => {
  expect(await readBody(post("{}", "application/json"), false)).toBeNull();
  expect(await readBody(post("nonsense", "multipart/form-data; boundary=x"), true)).toBeNull();
});
