import type { InputFault } from "../../faults/input-faults";
import { hasPage } from "../has-page";
import { type PageKey, WRITTEN_PAGES } from "../pages";
import { pluginName } from "../../plugin/vehicle-plugins";
import { PLUGINS } from "../../plugin/plugins";
import { WEBKEY } from "../standard/service-address";
import { type CheckedSite, doubtAt, faultAt, isGiven, repeatsOf, when } from "./told";

/** Plug-ins there are. */
const PLUGIN_NAMES: readonly string[] = Object.values(PLUGINS);

/** Features without the page or the setting they need, and pages without their feature or words. */
export function featureFaults(site: CheckedSite): readonly InputFault[] {
  return [...pluginFaults(site), ...pageFaults(site), ...pageDoubts(site), ...needDoubts(site)];
}

function pluginFaults({ config }: CheckedSite): readonly InputFault[] {
  const { plugins } = config.features;
  const isShown = config.vehicle.sections.includes("history");
  const place = (index: number) => {
    const field = plugins[index]?.name === undefined ? "feature" : "name";
    return ["features", "plugins", index, field];
  };
  return [
    ...repeatsOf(plugins.map(pluginName), place, "each plugin once"),
    ...plugins.flatMap((plugin, index) => [
      ...when(!PLUGIN_NAMES.includes(pluginName(plugin)), () =>
        faultAt(place(index), `one of ${PLUGIN_NAMES.join(", ")}`, pluginName(plugin)),
      ),
      ...when(plugin.url === null, () =>
        doubtAt(
          ["features", "plugins", index, "url"],
          "the service's address: without it nothing shows",
          null,
        ),
      ),
      ...when(plugin.url !== null && !isShown, () =>
        doubtAt(
          ["features", "plugins", index, "url"],
          '"history" in vehicle.sections: else nothing shows it',
          plugin.url,
        ),
      ),
    ]),
  ];
}

function pageFaults({ config, given }: CheckedSite): readonly InputFault[] {
  const { features, routes } = config;
  const isOwn = (field: "reserveOnline" | "print") => isGiven(given, "features", field) && features[field];
  const needs: readonly (readonly [on: boolean, tell: typeof faultAt, field: string, page: PageKey])[] = [
    [features.garage, faultAt, "garage", "garage"],
    [features.watchlist, faultAt, "watchlist", "watchlist"],
    [features.savedSearches || features.watchlist, doubtAt, "savedSearches", "signIn"],
    [isOwn("reserveOnline"), doubtAt, "reserveOnline", "checkout"],
    [features.buyOnline, doubtAt, "buyOnline", "checkoutJourney"],
    [isOwn("print"), doubtAt, "print", "print"],
  ];
  return [
    ...needs.flatMap(([on, tell, field, page]) =>
      when(on && !routes.enabled.includes(page), () =>
        tell(["features", field], `"${page}" in routes.enabled, the page it needs`, true),
      ),
    ),
    ...(["home", "search", "vehicle"] as const).flatMap((page) =>
      when(!routes.enabled.includes(page), () =>
        doubtAt(["routes", "enabled"], `"${page}" among them: no site is without it`, routes.enabled),
      ),
    ),
  ];
}

/** Pages that a dealer asked for and that would be empty. */
function pageDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { features, routes, forms, site } = config;
  const doubt = (page: PageKey, expected: string) =>
    doubtAt(["routes", "enabled", routes.enabled.indexOf(page)], expected, page);
  const has = (page: PageKey) => routes.enabled.includes(page);
  const isOwnList = isGiven(given, "routes", "enabled");
  return [
    ...when(has("garage") && !features.garage, () =>
      doubt("garage", "features.garage, without which it is empty"),
    ),
    ...when(has("watchlist") && !features.watchlist, () =>
      doubt("watchlist", "features.watchlist, without which it is empty"),
    ),
    ...when(has("spinToWin") && forms.spinToWin.prizes.length === 0, () =>
      doubt("spinToWin", "prizes in forms.spinToWin: without them there is no draw"),
    ),
    ...when(has("locations") && isOwnList && site.locations.length === 0, () =>
      doubt("locations", "locations in site.locations"),
    ),
    ...(isOwnList ? routes.enabled : []).flatMap((page) =>
      when(WRITTEN_PAGES.has(page) && !hasPage(config, page), () =>
        doubt(page, `words of the page in content/: without them it does not exist`),
      ),
    ),
  ];
}

/** Settings that need another one. */
function needDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { features, routes, site, card, nav, content, vehicle, delivery, locations, offers, auth } = config;
  return [
    ...when(features.brandTabs && site.dealershipWebsites.length === 0, () =>
      doubtAt(
        ["features", "brandTabs"],
        "makes in site.dealershipWebsites: without them there are no tabs",
        true,
      ),
    ),
    ...when(card.saveControl === "compare" && !features.compare, () =>
      doubtAt(["card", "saveControl"], "features.compare", "compare"),
    ),
    ...when(
      card.saveControl === "favourite" && isGiven(given, "card", "saveControl") && !features.favourites,
      () => doubtAt(["card", "saveControl"], "features.favourites", "favourite"),
    ),
    ...when(features.watchlist && routes.enabled.includes("watchlist") && card.saveControl !== "save", () =>
      doubtAt(
        ["card", "saveControl"],
        '"save": with another control nothing fills the watchlist',
        card.saveControl,
      ),
    ),
    ...when(
      nav.modelMegaMenu && isGiven(given, "nav", "modelMegaMenu") && !content.pages.includes("models"),
      () =>
        doubtAt(["nav", "modelMegaMenu"], "models in content/models: without them the menu is empty", true),
    ),
    ...serviceKeyDoubts(config),
    ...when(delivery.enabled && !vehicle.sections.includes("delivery"), () =>
      doubtAt(
        ["delivery", "enabled"],
        '"delivery" in vehicle.sections: else nothing shows the estimate',
        true,
      ),
    ),
    ...mapFaults(locations.mapFrame),
    ...when(offers.exceptionIds.length > 0 && !offers.exceptions, () =>
      doubtAt(["offers", "exceptions"], "true: else offers.exceptionIds do not count", false),
    ),
    ...when(!auth.codeCountries.some((country) => country.toLowerCase() === site.country), () =>
      doubtAt(
        ["auth", "codeCountries"],
        `${site.country.toUpperCase()} among them: shoppers there could not sign in`,
        auth.codeCountries,
      ),
    ),
  ];
}

/** A key of the service-booking provider without a place for it, or a place without the key. */
function serviceKeyDoubts({ site, routes }: CheckedSite["config"]): readonly InputFault[] {
  const asks = routes.service.includes(WEBKEY);
  return [
    ...when(site.xtimeWebkey !== null && !asks, () =>
      doubtAt(["site", "xtimeWebkey"], `${WEBKEY} in routes.service: else nothing uses it`, site.xtimeWebkey),
    ),
    ...when(site.xtimeWebkey === null && asks, () =>
      doubtAt(["routes", "service"], `site.xtimeWebkey, for ${WEBKEY}`, routes.service),
    ),
  ];
}

/** What the frame's address may ask for. */
const MAP_VALUES = ["key", "query", "placeId", "lat", "long", "south", "west", "north", "east"];

function mapFaults(frame: string): readonly InputFault[] {
  const names = [...frame.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
  const known = MAP_VALUES.map((name) => `{${name}}`).join(", ");
  return when(!names.every((name) => MAP_VALUES.includes(name)), () =>
    faultAt(["locations", "mapFrame"], `no placeholders but ${known}`, frame),
  );
}
