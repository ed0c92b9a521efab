import { expect, it } from "vitest";
import { createOrderLinks } from "./order-links.server";

const order = { id: "0d5c7f0e-1", tenant: "yard" };
const referenceOf = (path: string) => path.replace("/order/", "");

it("signs an order's address for its dealer, and reads it back", () => {
  const links = createOrderLinks(["new", "old"]);
  const reference = referenceOf(links.path(order));
  expect(reference).toMatch(/^0d5c7f0e-1\.[\w-]{27}$/);
  expect(links.idOf("yard", reference)).toBe("0d5c7f0e-1");
  expect(links.idOf("other", reference)).toBeNull();
  expect(links.idOf("yard", reference.replace("-1", "-2"))).toBeNull();
  for (const wrong of ["", "0d5c7f0e-1", "0d5c7f0e-1.", ".", `${reference}x`])
    expect(links.idOf("yard", wrong)).toBeNull();
});

it("still opens what an earlier secret signed, and nothing else", () => {
  const old = referenceOf(createOrderLinks(["old"]).path(order));
  expect(createOrderLinks(["new", "old"]).idOf("yard", old)).toBe(order.id);
  expect(createOrderLinks(["new"]).idOf("yard", old)).toBeNull();
});
