import { describe, expect, it } from "vitest";
import { AUSTRALIA } from "../country/australia";
import { numberHider } from "./hidden-number";

const hide = numberHider({ printed: "07 5550 0142", country: AUSTRALIA, revealPath: "/cars/x/phone" });

describe("a number that is hidden until it is asked for (VDP-42)", () => {
  it.each([
    ["07 5550 0142", "07 55XX XXXX"],
    ["Ring (07) 5550-0142 today", "Ring (07) XXXX-XXXX today"],
    ["+61 7 5550 0142", "+61 7 XXXX XXXX"],
    ["+61755500142", "+6175XXXXXXX"],
    ["0755500142, 07\u00a05550\u00a00142", "07555XXXXX, 07\u00a055XX\u00a0XXXX"],
    ["tel:+61755500142", "/cars/x/phone"],
    ["tel:0755500142", "/cars/x/phone"],
    ['<a href="tel:+61755500142">07 5550 0142</a>', '<a href="/cars/x/phone">07 55XX XXXX</a>'],
    ["‏07 5550 0142‏", "‏07 55XX XXXX‏"],
  ])("is masked in %j", (text, hidden) => expect(hide(text)).toBe(hidden));

  it.each(["", "07", "07 5550 0143", "107 5550 01422", "tel:+61755500143", "https://wa.me/61755500142"])(
    "leaves %j as it is",
    (text) => expect(hide(text)).toBe(text),
  );

  it.each(["0", "07 5550 ", "+61 0 "])("is quick with a long text of %j", (part) => {
    const text = part.repeat(20_000);
    expect(hide(text)).toBe(text);
  });

  it("knows numbers without an area", () => {
    const free = numberHider({ printed: "1300 975 707", country: AUSTRALIA, revealPath: "/p" });
    expect(free("1300 975 707, 1300975707, tel:1300975707")).toBe("1300 XXX XXX, 13009XXXXX, /p");
    expect(free("1300 975 708")).toBe("1300 975 708");
  });
});
