import { expect, it } from "vitest";
import { testConfig } from "../../../../test/fixtures/listing";
import { pluginSecretProblems } from "./plugin-secrets.server";

const problems = (plugins: readonly object[], secrets: Readonly<Record<string, string>> = {}) =>
  pluginSecretProblems(
    { file: "emu/site.json", config: testConfig({ features: { plugins } }) },
    new Map(Object.entries(secrets)),
  );
const keyEnv = "PLUGIN_SECRET_A";
const gauge = { name: "Autogauge", url: "https://gauge.example/", keyEnv };

it("tells of a key that the environment lacks", () => {
  const missing =
    "emu/site.json: features.plugins[0].keyEnv: expected a secret in the environment variable PLUGIN_SECRET_A, received nothing";
  expect(problems([gauge])).toEqual([missing]);
  expect(problems([gauge], { [keyEnv]: "" })).toEqual([missing]);
  expect(problems([gauge], { [keyEnv]: "key" })).toEqual([]);
  expect(problems([{ ...gauge, keyEnv: null }])).toEqual([]);
  expect(problems([{ name: "Autogauge", keyEnv }])).toEqual([]);
});

it("tells of an address of this machine", () => {
  expect(problems([{ name: "Autogauge", url: "http://localhost:9000/" }])).toEqual([
    "emu/site.json: features.plugins[0].url: expected https://, received http://",
  ]);
});

it("tells the same of the look-up of registrations", () => {
  const found = (registrationLookup: object) =>
    pluginSecretProblems(
      { file: "emu/site.json", config: testConfig({ forms: { registrationLookup } }) },
      new Map(),
    );
  expect(found({ url: "http://localhost:9000/", keyEnv })).toEqual([
    "emu/site.json: forms.registrationLookup.keyEnv: expected a secret in the environment variable PLUGIN_SECRET_A, received nothing",
    "emu/site.json: forms.registrationLookup.url: expected https://, received http://",
  ]);
  expect(found({ keyEnv })).toEqual([]);
});
