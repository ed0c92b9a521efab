import { describe, expect, it } from "vitest";
import { findMake, MAKES } from "./make-list";

describe("the static list of makes (MODEL-06, ENT-30, OPEN-46)", () => {
  it("has about 140 of them, each with id, name, slug and logo", () => {
    expect(MAKES).toHaveLength(140);
    expect(MAKES.find(({ name }) => name === "Land Rover")).toMatchObject({
      slug: "land-rover",
      logo: "/make-logos/land-rover.svg",
    });
    expect(new Set(MAKES.map(({ id }) => id)).size).toBe(MAKES.length);
    expect(new Set(MAKES.map(({ slug }) => slug)).size).toBe(MAKES.length);
    expect(MAKES.every(({ slug }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toBe(true);
  });

  it("is found by any spelling of a name", () => {
    expect(findMake("citroen")?.name).toBe("Citroën");
    expect(findMake("SKODA")?.name).toBe("Škoda");
    expect(findMake("alfa-romeo")?.name).toBe("Alfa Romeo");
    expect(findMake("Nobody")).toBeNull();
    expect(findMake("")).toBeNull();
  });
});
