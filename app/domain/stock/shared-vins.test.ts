import { expect, it } from "vitest";
import { VinWatch } from "./shared-vins";

const VIN = "JM0BP2S8A11234567";

it("tells the chassis numbers under which several vehicles stand, in whatever case", () => {
  const watch = new VinWatch<{ id: string }>();
  watch.add({ vin: VIN }, { id: "1" });
  watch.add({ vin: "KMHLM81CPMU000001" }, { id: "2" });
  watch.add({ vin: VIN.toLowerCase() }, { id: "3" });
  watch.add({ vin: VIN }, { id: "4" });
  expect(watch.shared()).toEqual([{ vin: VIN, rows: [{ id: "1" }, { id: "3" }, { id: "4" }] }]);
  expect(watch.shared(({ id }) => id === "1")).toEqual([]);
});

it("takes neither placeholders nor two rows of one vehicle for that", () => {
  const watch = new VinWatch<{ id: string }>();
  for (const [vin, id] of [
    [null, "1"],
    [null, "2"],
    ["0", "1"],
    ["0", "2"],
    [VIN, "5"],
    [VIN, "5"],
  ] as const)
    watch.add({ vin }, { id });
  expect(watch.shared()).toEqual([]);
});
