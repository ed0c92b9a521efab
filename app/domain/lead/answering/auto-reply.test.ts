import { describe, expect, it } from "vitest";
import { fillPlaceholders, greetingName } from "./auto-reply";

describe("greetingName", () => {
  it.each(["Mia", "Zoë-Anne O’Neill", "مريم", "王", "J. R.", "Te Aroha"])("greets %s", (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    "Win now https://evil.example",
    "www.evil.example",
    "Ring WWW.",
    "evil.ex",
    "EVIL.COM",
    "Mia: hello",
    "evil.example/pills",
    "mail me@evil.example",
    "x".repeat(41),
    "a\\b",
    "",
    "   ",
  ])("greets nobody by %j", (name) => {
    expect(greetingName(name)).toBe("");
  });

  it("takes line ends for blanks", () => {
    expect(greetingName(" Mia\r\n O’Neill ")).toBe("Mia O’Neill");
  });

  it("greets by forty letters at the most", () => {
    expect(greetingName("x".repeat(40))).toBe("x".repeat(40));
  });
});

describe("fillPlaceholders", () => {
  it("fills in what it knows, once", () => {
    const values = { name: "{dealer}", dealer: "Yard", constructor: "no" };
    expect(fillPlaceholders("Hi {name}, {dealer}, {other}, {toString}", values)).toBe(
      "Hi {dealer}, Yard, {other}, {toString}",
    );
  });

  it("knows a placeholder by letters alone, small or large", () => {
    const values = { name: "Mia", Car: "CX-5", "2": "two" };
    expect(fillPlaceholders("{name} {Car} {2} {} { name } {na me}", values)).toBe(
      "Mia CX-5 {2} {} { name } {na me}",
    );
  });

  it("leaves out a paragraph about what is not there", () => {
    const text = "Hi {name}\n\nIn a hurry? Ring {phone}.\n\nBye";
    expect(fillPlaceholders(text, { name: "Mia", phone: "" })).toBe("Hi Mia\n\nBye");
    expect(fillPlaceholders(text, { name: "Mia", phone: "1" })).toBe("Hi Mia\n\nIn a hurry? Ring 1.\n\nBye");
  });

  it("keeps a telephone number whole among words from right to left, and adds nothing among others", () => {
    const values = { phone: "07 5550 0147", name: "سارة" };
    expect(fillPlaceholders("مرحبا {name}، اتصل على {phone}.", values)).toBe(
      "مرحبا سارة، اتصل على \u206807 5550 0147\u2069.",
    );
    expect(fillPlaceholders("Ring {phone}.", { phone: "07 5550 0147" })).toBe("Ring 07 5550 0147.");
  });
});
