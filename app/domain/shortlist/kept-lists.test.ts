import { describe, expect, it } from "vitest";
import { KEPT_LISTS, listCookie, listInCookies, storageKey, VIEWED_CAP } from "./kept-lists";

it("four are compared at the most (OPEN-98), twenty viewed ones kept (OPEN-99)", () => {
  expect(KEPT_LISTS.compare.cap).toBe(4);
  expect(VIEWED_CAP).toBe(20);
});

it("local storage is named after the site and what it holds (FAV-06, OPEN-100)", () => {
  expect(storageKey("bay-cars", "favourites")).toBe("bay-cars.favourites");
  expect(storageKey("bay-cars", "viewedCars")).toBe("bay-cars.viewedCars");
});

describe("the cookie of a list", () => {
  it("is found among others, as a server or a browser gives them", () => {
    expect(listInCookies("a=1; favourites=3.2; compare=9", "favourites")).toEqual(["3", "2"]);
    expect(listInCookies("compare=9", "compare")).toEqual(["9"]);
  });

  it("is told apart from one whose name ends alike", () => {
    expect(listInCookies("old-favourites=3", "favourites")).toBeNull();
  });

  it("may be empty, which is not the same as missing", () => {
    expect(listInCookies("favourites=", "favourites")).toEqual([]);
    expect(listInCookies("a=1", "favourites")).toBeNull();
    expect(listInCookies(null, "favourites")).toBeNull();
  });

  it("holds no more than the list may", () => {
    expect(listInCookies("compare=1.2.3.4.5", "compare")).toEqual(["1", "2", "3", "4"]);
  });

  it("is for the whole site and for a year, over TLS only where there is TLS", () => {
    expect(listCookie("compare", "1.2", false)).toBe("compare=1.2; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(listCookie("favourites", "", true)).toMatch(/^favourites=; .*; Secure$/);
  });
});
