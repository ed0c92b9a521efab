import type { InputFault } from "../../../faults/input-faults";
import { meant } from "../../../text/nearest";
import { isListedPath } from "./listed-path";
import { type NavItem, navItemSchema } from "../../config/link";
import { leadsSomewhere, standsAt } from "./stands-at";
import { type CheckedSite, doubtAt, faultAt, when } from "../told";

type Path = InputFault["path"];

/** Levels of the header's menu: an entry, its list, and groups in the list. */
const DEEPEST = 3;

/** Links that lead nowhere, have no target or two, are too deep, or name an icon there is not. */
export function linkFaults(site: CheckedSite): readonly InputFault[] {
  const { nav, home, results, vehicle } = site.config;
  const places = { nav, home, results };
  return [
    ...Object.entries(places).flatMap(([group, value]) => linksIn(value, [group], site)),
    ...printedPaths(site).flatMap(([path, address]) => deadDoubt(site, path, address)),
    ...when(vehicle.customButton === null && vehicle.buttons.includes("customButton"), () =>
      faultAt(["vehicle", "customButton"], "the words and the address of the button customButton", null),
    ),
  ];
}

/** Every link below a value: what reads as one, is one. */
function linksIn(value: unknown, at: Path, site: CheckedSite): readonly InputFault[] {
  if (typeof value !== "object" || value === null) return [];
  const link = navItemSchema.safeParse(value);
  if (link.success) return faultsOf(link.data, at, site, isMenu(at) ? DEEPEST : 1);
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((part: unknown, index) => [index, part] as const)
    : Object.entries(value);
  return parts.flatMap(([key, part]) => linksIn(part, [...at, key], site));
}

const isMenu = ([group, list]: Path) => group === "nav" && list === "items";

function faultsOf(link: NavItem, at: Path, site: CheckedSite, deepest: number): readonly InputFault[] {
  const { children = [] } = link;
  if (children.length > 0 && deepest === 1)
    return [faultAt([...at, "children"], "no links below this one: nothing shows them", children)];
  return [
    ...targetFaults(link, at),
    ...iconFaults(link, at, site),
    ...(link.path === undefined || link.page !== undefined ? [] : pathDoubts(link.path, at, site)),
    ...children.flatMap((child, index) => faultsOf(child, [...at, "children", index], site, deepest - 1)),
  ];
}

function targetFaults({ label, page, path, url, children = [] }: NavItem, at: Path): readonly InputFault[] {
  const isOutside = url !== undefined;
  const isInside = page !== undefined || path !== undefined;
  if (isOutside && isInside) return [faultAt(at, "a page or path, or a url, not both", { page, path, url })];
  return when(!isOutside && !isInside && children.length === 0, () =>
    faultAt(at, "a page, a path or a url: without one the link is never shown", { label }),
  );
}

function iconFaults({ icon }: NavItem, at: Path, { platform }: CheckedSite): readonly InputFault[] {
  if (icon === undefined || platform === null || platform.icons.has(icon)) return [];
  const hint = meant(icon, platform.icons);
  return [faultAt([...at, "icon"], `one of the icons${hint || ` ${[...platform.icons].join(", ")}`}`, icon)];
}

/** Menus leave out what leads nowhere, silently. */
function pathDoubts(path: string, at: Path, { config }: CheckedSite): readonly InputFault[] {
  const { search, site } = config;
  const kinds = `search.carTypes lists (${search.carTypes.join(", ")}), of a kind in site.vehicleTypes (${site.vehicleTypes.join(", ")})`;
  return [
    ...when(!standsAt(config, path), () =>
      doubtAt([...at, "path"], "a path that a page stands at: the link is left out", path),
    ),
    ...when(!isListedPath(config, path), () =>
      doubtAt([...at, "path"], `stock that ${kinds}: the link is left out`, path),
    ),
  ];
}

/** Addresses that are printed whatever they lead to. */
function printedPaths({ config }: CheckedSite): readonly (readonly [Path, string])[] {
  const { nav, vehicle, home } = config;
  return [
    ...nav.brandMenu.map(({ url }, index) => [["nav", "brandMenu", index, "url"], url] as const),
    ...vehicle.featureBanner.map(
      ({ url }, index) => [["vehicle", "featureBanner", index, "url"], url] as const,
    ),
    ...(vehicle.customButton === null
      ? []
      : [[["vehicle", "customButton", "url"], vehicle.customButton.url] as const]),
    ...home.blocks.flatMap((block, at) =>
      block.kind === "slides"
        ? block.slides.flatMap(({ url }, index) =>
            url === null ? [] : [[["home", "blocks", at, "slides", index, "url"], url] as const],
          )
        : [],
    ),
  ];
}

function deadDoubt({ config }: CheckedSite, at: Path, address: string): readonly InputFault[] {
  return when(address.startsWith("/") && !leadsSomewhere(config, address), () =>
    doubtAt(at, "a path that a page stands at", address),
  );
}
