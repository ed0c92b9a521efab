import type { InputFault } from "../../../faults/input-faults";
import { isOurs } from "./own-paths";
import { pagePath } from "../../page-paths";
import type { PageKey } from "../../pages";
import { type CheckedSite, faultAt, isGiven, when } from "../told";

/** Pages whose path is a field of `routes` with the same name. */
const CHOSEN = ["finance", "service", "sell", "parts", "contact", "directory"] as const;
type Chosen = (typeof CHOSEN)[number];
const isChosen = (page: PageKey): page is Chosen => (CHOSEN as readonly PageKey[]).includes(page);

/** Addresses of pages that no visitor could reach: taken by another page, ours, or of a form that no request has. */
export function pageAddressFaults(site: CheckedSite): readonly InputFault[] {
  return [...CHOSEN.flatMap((page) => formFaults(site, page)), ...patternFaults(site), ...sharedPaths(site)];
}

function formFaults({ config }: CheckedSite, page: Chosen): readonly InputFault[] {
  const path = config.routes[page];
  if (!path.startsWith("/") || path === "/") return [];
  const at = ["routes", page];
  const isUnclean = /[?#%{}]|[A-Z]|\/$/.test(path);
  // Only what is below it is ours.
  const isTaken = path !== "/parts" && isOurs(path);
  return [
    ...when(isUnclean, () =>
      faultAt(at, "a path in small letters without ?, #, %, braces or / at its end", path),
    ),
    ...when(isTaken, () => faultAt(at, "a path that is free: this one is the platform's own", path)),
  ];
}

function patternFaults({ config }: CheckedSite): readonly InputFault[] {
  const { location } = config.routes;
  const at = ["routes", "location"];
  const isPattern = /^\/[^{}/A-Z?#%][^{}A-Z?#%]*\/\{slug\}$/.test(location);
  return [
    ...when(!isPattern, () =>
      faultAt(
        at,
        "a path in small letters with {slug} as its last part, such as /locations/{slug}",
        location,
      ),
    ),
    ...when(isPattern && isOurs(location), () =>
      faultAt(at, "a path that is free: this one is the platform's own", location),
    ),
  ];
}

/** The list of locations stands on the contact page where both have one address (ROUTE-46). */
const isOnePage = (one: PageKey, other: PageKey) =>
  [one, other].sort().join(" ") === ["contact", "locations"].sort().join(" ");

function sharedPaths({ config, given }: CheckedSite): readonly InputFault[] {
  const { enabled } = config.routes;
  return enabled.flatMap((page, index) => {
    const path = pagePath(config, page);
    if (path === null || !path.startsWith("/")) return [];
    const others = enabled
      .slice(0, index)
      .filter((other) => other !== page && pagePath(config, other) === path && !isOnePage(page, other));
    return others.map((other) => {
      const [moved = page, stays = other] = inOrderOfBlame(page, other, given);
      return faultAt(fieldOf(moved), `an address of its own: the page "${stays}" stands at this one`, path);
    });
  });
}

/** The page that somebody moved comes first: the other one stands where it always does. */
function inOrderOfBlame(one: PageKey, other: PageKey, given: CheckedSite["given"]): readonly PageKey[] {
  const isMoved = (page: PageKey) => isGiven(given, "routes", page === "locations" ? "location" : page);
  if (isMoved(one) !== isMoved(other)) return isMoved(one) ? [one, other] : [other, one];
  return isChosen(other) && !isChosen(one) ? [other, one] : [one, other];
}

function fieldOf(page: PageKey): readonly string[] {
  if (isChosen(page)) return ["routes", page];
  if (page === "search") return ["routes", "defaultSearch"];
  return ["routes", page === "locations" ? "location" : page];
}
