import { asWritten } from "~/domain/media/media-address";
import { isJsonObject, type JsonObject } from "~/domain/tenant/layer";
import { LAYER_NAMES } from "~/infra/tenant/dealer-layers.server";
import { pathText } from "~/domain/faults/input-faults";
import type { EffectiveDealer } from "./effective-dealer";

/** One value of a configuration. */
export interface ShownValue {
  readonly path: string;
  /** As JSON. */
  readonly value: string;
  /** Who says so: a layer's name, the default, or what the dealer has. */
  readonly from: string;
}

type Path = readonly (string | number)[];

/** Every value of a dealer's effective configuration, and where it comes from. */
export function shownValues(dealer: EffectiveDealer): readonly ShownValue[] {
  return leavesOf(dealer.config, []).map(({ path, value }) => ({
    path: pathText(path),
    value: asWritten(JSON.stringify(value)),
    from: originOf(path, dealer),
  }));
}

function leavesOf(value: unknown, path: Path): readonly { readonly path: Path; readonly value: unknown }[] {
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.some((one) => typeof one === "object")
      ? value.map((one: unknown, index) => [index, one] as const)
      : []
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  if (parts.length === 0) return value === undefined ? [] : [{ path, value }];
  return parts.flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

function originOf(path: Path, { layers, made }: EffectiveDealer): string {
  const text = pathText(path);
  if (made.some((field) => text.startsWith(field))) return "from what the dealer has";
  if (text === "content.pages") return "the files of content/";
  for (const name of [...LAYER_NAMES].reverse()) {
    const found = lookUp(layers.values[name], path);
    if (found === "given") return name;
    // A list replaces that of the layers below it, whatever is in them.
    if (found === "not in its list") return "default";
  }
  return "default";
}

function lookUp(layer: JsonObject, path: Path): "given" | "not given" | "not in its list" {
  let value: unknown = layer;
  let isInList = false;
  for (const key of path) {
    if (Array.isArray(value)) {
      isInList = true;
      value = value[Number(key)];
    } else if (isJsonObject(value) && Object.hasOwn(value, key)) value = value[String(key)];
    else value = undefined;
    if (value === undefined) return isInList ? "not in its list" : "not given";
  }
  return "given";
}
