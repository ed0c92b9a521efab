import * as THREE from "three";
import { expect, test } from "vitest";
import { dice, Props } from "./props";
import { pane, surface } from "./surface";

test("the same seed throws the same numbers, another seed others", () => {
  const throws = (seed: number) => Array.from({ length: 4 }, dice(seed));
  expect(throws(7)).toEqual(throws(7));
  expect(throws(7)).not.toEqual(throws(8));
  expect(throws(0).every((it) => it >= 0 && it < 1)).toBe(true);
});

test("things of one material become one mesh, where they were put", () => {
  const stone = surface({ kind: "concrete" });
  const group = new Props().box(stone, [2, 2, 2], [5, 1, 0]).post(stone, 0.5, 4, [-3, 0, 0]).done();
  expect(group.children).toHaveLength(1);
  const box = new THREE.Box3().setFromObject(group);
  expect(box.max.x).toBeCloseTo(6);
  expect(box.max.y).toBeCloseTo(4);
  expect(box.min.y).toBeCloseTo(0);
});

test("panes are drawn after what lies behind them", () => {
  const group = new Props()
    .box(pane(0.8), [1, 1, 0.1], [0, 0, 0])
    .box(surface({}), [1, 1, 1], [0, 0, 0])
    .done();
  const orders = group.children.map((mesh) => mesh.renderOrder);
  expect(orders.toSorted()).toEqual([0, 5]);
});
