import { expect, it } from "vitest";
import { rendersUnderWay } from "./renders-under-way.server";

const stays = new AbortController().signal;

it("lets the first go on and the others wait until it is over", async () => {
  const renders = rendersUnderWay();
  const [first, second, other] = [{}, {}, {}];
  expect(await renders.join("/", first, stays)).toBe(false);
  expect(await renders.join("/about", other, stays), "another page").toBe(false);
  let waited = false;
  const waits = renders.join("/", second, stays).then((joined) => (waited = joined));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(waited).toBe(false);
  renders.end(other);
  renders.end(second);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(waited, "neither another page nor who waits ends it").toBe(false);
  renders.end(first);
  await waits;
  expect(waited).toBe(true);
  expect(await renders.join("/", {}, stays), "it is over for who comes later").toBe(false);
});

it("holds nobody up for a render that never ends, or whose visitor has gone", async () => {
  const renders = rendersUnderWay(10);
  await renders.join("/", {}, stays);
  expect(await renders.join("/", {}, stays)).toBe(true);
  const leaves = new AbortController();
  const patient = rendersUnderWay();
  await patient.join("/", {}, leaves.signal);
  const waits = patient.join("/", {}, stays);
  leaves.abort();
  expect(await waits).toBe(true);
});
