import { expect, it } from "vitest";
import { keyedDigest } from "~/infra/accounts/secret-digest.server";
import { createOrderLinks } from "./order-links.server";

const order = { id: "0d5c7f0e-1", tenant: "yard" };
const referenceOf = (path: string) => path.replace("/order/", "");

it("signs an order's address for its dealer, and reads it back", () => {
  const links = createOrderLinks(["new", "old"]);
  const reference = referenceOf(links.path(order));
  expect(reference).toMatch(/^0d5c7f0e-1\.[\w-]{16,}$/);
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

it("is short, and still opens what was sent while it was longer", () => {
  const links = createOrderLinks(["new"]);
  const id = "0d5c7f0e-1a2b-4c3d-8e4f-5a6b7c8d9e0f";
  const path = links.path({ id, tenant: "yard" });
  expect(path.length).toBeLessThan(54);
  expect(links.idOf("yard", referenceOf(path))).toBe(id);
  const before = keyedDigest("new", ["order", "yard", id].join("\n")).slice(0, 27);
  expect(links.idOf("yard", `${id}.${before}`)).toBe(id);
});
