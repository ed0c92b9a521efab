import { describe, expect, it } from "vitest";
import { plainPath } from "./plain-path";

describe("the one spelling of an address", () => {
  it.each([
    ["/CARS/2020-Kia-hc1", "/cars/2020-kia-hc1"],
    ["/cars/2020-kia-hc1/", "/cars/2020-kia-hc1"],
    ["/cars/2020-kia-hc1///", "/cars/2020-kia-hc1"],
    ["/Search/Used-Cars/KIA/", "/search/used-cars/kia"],
    ["/search/%E4%B8%B0/Kia", "/search/%E4%B8%B0/kia"],
    ["/Offers/Summer", "/offers/summer"],
    ["/Compare", "/compare"],
    ["/enquire/", "/enquire"],
    ["/llms.txt/", "/llms.txt"],
    ["/About-Us/", "/About-Us"],
  ])("of %s is %s", (path, plain) => {
    expect(plainPath(path)).toBe(plain);
    expect(plainPath(plain)).toBeNull();
  });

  it.each([
    "/",
    "//",
    "/cars/2020-kia-hc1",
    "/search/%E4%B8%B0",
    "/About-Us",
    "/my/ABCDEF",
    "/cars/x/report/PPSR",
    "/order/ABC",
    "/api/stock/yard/",
    "/media/p/A/",
    "/healthz/",
    "//evil.example/",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2F/evil.example/",
    "/.//evil.example/",
    "/search//evil.example/",
    "/cars/%25E0%25A4%25A",
  ])("is not told of %s", (path) => expect(plainPath(path)).toBeNull());
});
