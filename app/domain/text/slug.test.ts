import { describe, expect, it } from "vitest";
import { toAsciiSlug, toSlug } from "./slug";

describe("toSlug", () => {
  it.each([
    ["CX-5", "cx-5"],
    ["Citroën", "citroen"],
    ["  Mercedes-Benz ", "mercedes-benz"],
    ["Whangārei & Kerikeri", "whangarei-kerikeri"],
    ["Straße", "strasse"],
    ["日産", "日産"],
    ["<script>", "script"],
    ["../etc", "etc"],
    ["!!!", ""],
    ["", ""],
  ])("%s becomes %j", (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });
});

describe("toAsciiSlug (OPEN-09)", () => {
  it.each([
    ["2022 Mazda CX-5 GT SP", "2022-mazda-cx-5-gt-sp"],
    ["Ōtāhuhu's Café & Co.", "otahuhu-s-cafe-co"],
    ["日産 Leaf", "leaf"],
    ["日本", ""],
  ])("%s becomes %j", (text, slug) => {
    expect(toAsciiSlug(text)).toBe(slug);
  });
});
