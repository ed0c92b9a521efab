import { expect, it } from "vitest";
import { carTypeOf } from "./car-type-words";

it.each([
  ["USED", "used"],
  ["Used Car", "used"],
  ["Pre-Owned", "used"],
  ["pre owned", "used"],
  ["Certified Pre-Owned", "used"],
  ["CPO", "used"],
  ["Certified Used", "used"],
  ["Nearly New", "used"],
  ["Second hand", "used"],
  ["Approved Used", "used"],
  ["Honda Certified", "used"],
  ["Pre-registered", "used"],
  ["Pre-Reg", "used"],
  ["Employee's car", "used"],
  ["Demo", "demo"],
  ["Demonstrator", "demo"],
  ["Ex-demo", "demo"],
  ["Ex Demonstrator", "demo"],
  ["Dealer Demo Used", "demo"],
  ["NEW", "new"],
  ["New In Stock", "new"],
  ["Brand New", "new"],
  ["New - runout", "new"],
  ["demo:true used:false", "demo"],
  ["demo:no used:yes", "used"],
  ["demo:false used:false", "new"],
  ["nan", null],
  ["", null],
  ["Renewed", null],
  ["Unused", null],
  ["Newcastle", null],
])("%s is %s", (text, type) => {
  expect(carTypeOf(text)).toBe(type);
});
