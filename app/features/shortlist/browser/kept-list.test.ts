import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bareEntry, type KeptEntry } from "./kept-entry";
import { readKept, restoreKept, writeKept } from "./kept-list";

const entry = (id: string): KeptEntry => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: "Mazda",
  model: "CX-5",
  primary_image_url: `/media/v/${id}`,
});

/** What a browser keeps: one cookie jar and one storage. */
let cookies: Map<string, string>;
let stored: Map<string, string>;

beforeEach(() => {
  cookies = new Map();
  stored = new Map();
  vi.stubGlobal("location", { protocol: "http:" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text: string) {
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    },
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("a list kept in the browser (FAV-01, FAV-06, ENT-48)", () => {
  it("is in a cookie by ids and in local storage with names and pictures (ENT-37)", () => {
    writeKept("bay-cars", "favourites", [entry("3"), entry("7")]);
    expect(cookies.get("favourites")).toBe("3.7");
    expect(JSON.parse(stored.get("bay-cars.favourites") ?? "")).toEqual([entry("3"), entry("7")]);
    expect(readKept("bay-cars", "favourites")).toEqual([entry("3"), entry("7")]);
  });

  it("is what the server made of it, described as far as that is known", () => {
    writeKept("bay-cars", "favourites", [entry("3"), entry("7")]);
    cookies.set("favourites", "9.7");
    expect(readKept("bay-cars", "favourites")).toEqual([bareEntry("9"), entry("7")]);
    cookies.set("favourites", "");
    expect(readKept("bay-cars", "favourites")).toEqual([]);
  });

  it("comes back from local storage when the browser has dropped the cookie", () => {
    writeKept("bay-cars", "compare", [entry("3"), entry("7")]);
    cookies.clear();
    expect(readKept("bay-cars", "compare")).toEqual([entry("3"), entry("7")]);
    expect(cookies.get("compare")).toBe("3.7");
  });

  it("says whether the server can see it again", () => {
    expect(restoreKept("bay-cars", "favourites"), "nothing is kept").toBe(false);
    writeKept("bay-cars", "favourites", [entry("3"), entry("7")]);
    cookies.clear();
    expect(restoreKept("bay-cars", "favourites")).toBe(true);
    expect(cookies.get("favourites")).toBe("3.7");
    cookies.clear();
    vi.spyOn(cookies, "set").mockReturnValue(cookies);
    expect(restoreKept("bay-cars", "favourites"), "cookies are refused").toBe(false);
  });

  it("is kept by the cookie alone where storage is refused", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    writeKept("bay-cars", "favourites", [entry("3")]);
    expect(readKept("bay-cars", "favourites")).toEqual([bareEntry("3")]);
  });

  it.each(['{"a":1}', "not json", "[1,null]", '[{"id":3,"name":"Car"}]'])(
    "takes %s in storage for nothing",
    (text) => {
      stored.set("bay-cars.favourites", text);
      expect(readKept("bay-cars", "favourites")).toEqual([]);
    },
  );
});
