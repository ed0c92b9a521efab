import { describe, expect, it } from "vitest";
import { CODE_PATH, readAim, signInAddress, vehicleAhead } from "./sign-in-address";
import { SIGN_IN_KINDS } from "./sign-in-kind";

const read = (query: string) => readAim(new URLSearchParams(query));

describe("sign-in address", () => {
  it.each(SIGN_IN_KINDS)("knows the kind %s (ROUTE-68)", (kind) => {
    expect(read(`type=${kind}`).kind).toBe(kind);
  });

  it("takes no other kind", () => {
    expect(read("type=admin").kind).toBeNull();
    expect(read("").kind).toBeNull();
  });

  it("comes back as it was written (ROUTE-67)", () => {
    const aim = { kind: "watchlist", redirect: "/cars/x?a=b&c=d#e", back: "/search/used-cars" } as const;
    const address = signInAddress(aim);
    expect(address).toBe(
      "/sign-in?type=watchlist&redirect=/cars/x%3Fa%3Db%26c%3Dd%23e&back=/search/used-cars",
    );
    expect(read(address.split("?").slice(1).join("?"))).toEqual(aim);
    expect(signInAddress(aim, CODE_PATH)).toMatch(/^\/sign-in\/code\?type=watchlist&/);
  });

  it.each([
    ["/cars/2024-kia-ev9-1/checkout", "2024-kia-ev9-1"],
    ["/ar/cars/2024-kia-ev9-1/checkout?again=1", "2024-kia-ev9-1"],
    ["/checkout-journey?car_id=2024-kia-ev9-1", "2024-kia-ev9-1"],
    ["/checkout-journey?step=pay&car_id=7#form", "7"],
    ["/cars/2024-kia-ev9-1", null],
    ["/checkout-journey#?car_id=7", null],
    ["/account", null],
  ])("to %s is about the vehicle %s", (redirect, vehicle) => {
    expect(vehicleAhead({ kind: "checkout", redirect, back: "/" })).toBe(vehicle);
  });

  it("names no kind where there is none", () => {
    expect(signInAddress({ kind: null, redirect: "/account", back: "/" })).toBe(
      "/sign-in?redirect=/account&back=/",
    );
  });

  it.each([
    "//evil",
    "https://evil.example/",
    "/\\evil",
    "/sign-in",
    "/sign-in/code?type=x",
    "/SIGN-OUT",
    "",
  ])("leads to account and home page in place of %j", (path) => {
    const aim = read(`redirect=${encodeURIComponent(path)}&back=${encodeURIComponent(path)}`);
    expect(aim).toEqual({ kind: null, redirect: "/account", back: "/" });
  });

  it("may lead to a page whose name only begins like it", () => {
    expect(read("redirect=/sign-install").redirect).toBe("/sign-install");
    expect(read("redirect=/help/sign-in").redirect).toBe("/help/sign-in");
  });
});
