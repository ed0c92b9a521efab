import { describe, expect, it } from "vitest";
import { listingKind, type KindSigns } from "./listing-kind";

const kind = (signs: Partial<KindSigns>) => listingKind({ chosen: [], sold: [], found: undefined, ...signs });
const found = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

describe("the kind of vehicle a listing is about", () => {
  it("is the one chosen, whatever else the dealer sells", () => {
    expect(kind({ chosen: ["truck"], sold: ["car", "truck"], found: found({ car: 9, truck: 2 }) })).toBe(
      "truck",
    );
    expect(kind({ chosen: ["truck", "truck"] })).toBe("truck");
  });

  it("is none for several chosen, and for one there is not, even of a dealer of cars alone", () => {
    expect(kind({ chosen: ["truck", "car"], sold: ["car"] })).toBeNull();
    expect(kind({ chosen: ["<b>boat</b>"], sold: ["car"] })).toBeNull();
  });

  it("is the only one the dealer sells, else the only one found", () => {
    expect(kind({ sold: ["caravan"], found: found({}) })).toBe("caravan");
    expect(kind({ sold: ["car", "motorcycle"], found: found({ motorcycle: 1, car: 0 }) })).toBe("motorcycle");
    expect(kind({ sold: ["car", "motorcycle"], found: found({ motorcycle: 1, car: 1 }) })).toBeNull();
  });

  it("is none where nobody knows", () => {
    expect(kind({})).toBeNull();
    expect(kind({ found: [] })).toBeNull();
    expect(kind({ sold: ["car", "truck"], found: undefined })).toBeNull();
  });
});
