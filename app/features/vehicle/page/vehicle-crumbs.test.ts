import { expect, test } from "vitest";
import { financedVehicle, financeSite } from "../../../../test/fixtures/financed";
import { detailRows } from "./facts/spec-rows";
import { vehicleCrumbs } from "./vehicle-crumbs";

test("a model that is a bare number is called as in the title: the 3 of Mazda is a Mazda3 (SRCH-30)", () => {
  const site = financeSite();
  const names = (model: string) => {
    const vehicle = financedVehicle({}, { make: "Mazda", model });
    const steps = vehicleCrumbs(vehicle, "2021 Mazda", site.config, site.t);
    const row = detailRows(vehicle, site).find(({ key }) => key === "makeAndModel");
    return [steps[3]?.label, steps[3]?.href, row?.value];
  };
  expect(names("3")).toEqual(["Mazda3", "/search/used-cars/mazda/3", "Mazda3"]);
  expect(names("CX-5")).toEqual(["CX-5", "/search/used-cars/mazda/cx-5", "Mazda CX-5"]);
});
