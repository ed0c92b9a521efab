import { expect, test } from "vitest";
import { columnName, withoutBeside } from "./column-name";

test.each([
  ["Make", "make", "make"],
  ["g:additional_image_link", "additionalimagelink", "additionalimagelink"],
  ["specs.bodyType", "specsbodytype", "bodytype"],
  ["images[].url", "imagesurl", "images"],
  ["image[0].url", "imageurl", "image"],
  ["mileage.value", "mileagevalue", "mileage"],
  ["Kilometres (km)", "kilometreskm", "kilometreskm"],
  ["RegoExpiry", "regoexpiry", "regoexpiry"],
  ["VINNumber", "vinnumber", "vinnumber"],
  ["Image12", "image", "image"],
  ["Kraftstoffart", "kraftstoffart", "kraftstoffart"],
  ["Växellåda", "vaxellada", "vaxellada"],
  ["@id", "id", "id"],
  ["", "", ""],
  ["🚗", "", ""],
  ["12", "", ""],
])("%s is %s, and its last word %s", (column, whole, last) => {
  expect(columnName(column)).toMatchObject({ whole, last });
});

test("the words of a name, and a name without what says nothing", () => {
  expect(columnName("vehicleStock_No.").words).toEqual(["vehicle", "stock", "no"]);
  expect(withoutBeside("vehiclemake")).toBe("make");
  expect(withoutBeside("car")).toBe("car");
  expect(withoutBeside("category")).toBe("category");
});
