import { expect, it } from "vitest";
import { fileText, PACKAGE } from "./papers";

it("asks for the Node that the start asks for, and the image has it", () => {
  const [, major = "", minor = ""] =
    /OLDEST_NODE = \[(\d+), (\d+)\]/.exec(fileText("scripts/install.mjs")) ?? [];
  expect(PACKAGE.engines).toEqual({ node: `>=${major}.${minor}` });
  expect(fileText("README.md")).toContain(`Node ${major}.${minor} or newer`);
  const images = [...fileText("Dockerfile").matchAll(/^FROM node:(\d+)/gm)].map(([, version]) =>
    Number(version),
  );
  expect(images.filter((version) => version <= Number(major))).toEqual([]);
  expect(images.length).toBe(2);
});

it("says of its licence what the README says", () => {
  expect(PACKAGE.private).toBe(true);
  expect(fileText("README.md")).toContain(`\`${PACKAGE.license}\` in \`package.json\``);
});
