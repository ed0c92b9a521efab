import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { mendLetters } from "./mend-letters";

/** A text as a program shows it that reads its UTF-8 as another encoding; bytes that mean nothing there stay. */
const wrong = (text: string, encoding: "windows-1252" | "latin1") =>
  Array.from(Buffer.from(text), (byte) =>
    iconv.decode(Buffer.from([byte]), encoding).replace("\uFFFD", String.fromCharCode(byte)),
  ).join("");

const TEXTS = [
  "Café",
  "It’s “like new” – 5.0 L … €9,990 ™",
  "Škoda Octavia, Łódź",
  "Växellåda: Manuell; ÄÖÜ ß Æ Ø Å",
  "✓ Air ★ 4WD",
  "NÃO é Â",
  "20°, ½ year, naïve 😀",
];

describe("mendLetters", () => {
  it.each(TEXTS)("leaves what is right as it is: %s", (text) => {
    expect(mendLetters(text)).toBe(text);
  });

  it.each(TEXTS.filter((text) => !text.startsWith("NÃO")))(
    "mends it where it was read in another encoding, once or twice: %s",
    (text) => {
      expect(mendLetters(wrong(text, "windows-1252"))).toBe(text);
      expect(mendLetters(wrong(text, "latin1"))).toBe(text);
      expect(mendLetters(wrong(wrong(text, "windows-1252"), "windows-1252"))).toBe(text);
    },
  );

  it.each(["银色轿车", "فضي لامع", "Серебристый", "日産スカイライン"])(
    "mends whole texts of other scripts: %s",
    (text) => {
      expect(mendLetters(wrong(text, "windows-1252"))).toBe(text);
    },
  );

  it.each(["“un café”…", "Elle dit : « voilà\u00A0»", "DÉJÀ…", "l’été–hiver", "Größe°", "À–B", ""])(
    "takes no signs for letters that stand side by side: %s",
    (text) => {
      expect(mendLetters(text)).toBe(text);
    },
  );

  it("mends what is wrong beside what is right", () => {
    expect(mendLetters("Citroën’s CafÃ© racer â€“ Škoda")).toBe("Citroën’s Café racer – Škoda");
  });

  it("takes the half of a quotation mark for it", () => {
    expect(mendLetters("â€œas newâ€ and â€œcleanâ€?")).toBe("“as new” and “clean”");
  });

  it.each(["CafÃ?", "Itâ??s", "Lightï¿½s"])("tells what cannot be had back: %s", (text) => {
    expect(mendLetters(text)).toContain("\uFFFD");
  });

  it("takes out the mark of a file that became letters", () => {
    expect(mendLetters("ï»¿Stock")).toBe("Stock");
  });
});
