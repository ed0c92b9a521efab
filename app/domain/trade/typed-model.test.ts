import { expect, it } from "vitest";
import { typedModel } from "./typed-model";

it.each(["Corolla", "CX-5", "3008", "Ranger 3.2 XLT", "up!", "Kona N", "e-tron", "كورولا", "卡罗拉", "208"])(
  "repeats a model: %s",
  (model) => expect(typedModel(model)).toBe(model),
);

it("takes line ends for blanks", () => expect(typedModel(" Land\r\nCruiser ")).toBe("Land Cruiser"));

it.each([
  "",
  "www.evil.example",
  "evil.example",
  "<b>Corolla</b>",
  "win@evil",
  "Call 0412 345 678",
  "0412345678",
  "Corolla https://x",
  "You have won a big prize",
  "Corolla".repeat(5),
  "a\\b",
  "\u202Emoc",
])("repeats nothing else: %j", (text) => expect(typedModel(text)).toBe(""));
