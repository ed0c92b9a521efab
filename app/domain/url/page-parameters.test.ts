import { expect, it } from "vitest";
import { parameterSort } from "./page-parameters";

it.each([
  ["make", "read"],
  ["range[price]", "read"],
  ["price_min", "read"],
  ["fin_deposit", "read"],
  ["page", "read"],
  ["budget", "read"],
  ["utm_source", "campaign"],
  ["gclid", "campaign"],
  ["cb", "unknown"],
  ["", "unknown"],
  ["__proto__", "unknown"],
  ["constructor", "unknown"],
  ["Make", "unknown"],
  ["utm_<script>", "unknown"],
  [`fin_${"x".repeat(500)}`, "unknown"],
  ["范围", "unknown"],
] as const)("takes %j for %s", (name, sort) => expect(parameterSort(name)).toBe(sort));
