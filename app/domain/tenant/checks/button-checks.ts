import type { InputFault } from "../../faults/input-faults";
import { type CheckedSite, doubtAt, isGiven, when } from "./told";

type Button = CheckedSite["config"]["vehicle"]["buttons"][number];
type Section = CheckedSite["config"]["vehicle"]["sections"][number];

/** Buttons of the vehicle page, of its bar on phones and of cards, and sections of the page, that nothing stands behind. */
export function buttonDoubts(site: CheckedSite): readonly InputFault[] {
  return [
    ...unreachedDoubts(site),
    ...emptyDoubts(site),
    ...sectionDoubts(site),
    ...barDoubts(site),
    ...customDoubt(site),
  ];
}

/** What a button leads to, by the setting that it takes; other buttons take none. */
function needsOf({ features, site, content, finance }: CheckedSite["config"]) {
  const hasChat = site.chatProviderUrl !== null || site.chatProviderToken !== null;
  return new Map<Button, { readonly isThere: boolean; readonly what: string }>([
    ["whatsapp", { isThere: site.phones["whatsapp"] !== undefined, what: "site.phones.whatsapp" }],
    ["chatWithUs", { isThere: hasChat, what: "site.chatProviderUrl" }],
    ["openAutobot", { isThere: hasChat, what: "site.chatProviderUrl" }],
    ["finance", { isThere: finance.provider !== null && !finance.hidden, what: "finance.provider" }],
    ["financeYouX", { isThere: features.youxQuote, what: "features.youxQuote" }],
    ["onlinePurchase", { isThere: features.buyOnline, what: "features.buyOnline" }],
    ["reserve", { isThere: features.reserveOnline, what: "features.reserveOnline" }],
    [
      "paymentMethods",
      {
        isThere: content.blocks["payment-methods"] !== undefined,
        what: "content.blocks.payment-methods",
      },
    ],
  ]);
}

/** Ways to pay online that no button leads to. */
function unreachedDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { vehicle, card, features } = config;
  const isWanted = isGiven(given, "features", "reserveOnline") && features.reserveOnline;
  const isReserved = vehicle.buttons.includes("reserve") || card.buttons.includes("reserve");
  return [
    ...when(isWanted && !isReserved, () =>
      doubtAt(
        ["features", "reserveOnline"],
        '"reserve" in vehicle.buttons or card.buttons: without the button nobody can reserve',
        true,
      ),
    ),
    ...when(features.buyOnline && !vehicle.buttons.includes("onlinePurchase"), () =>
      doubtAt(
        ["features", "buyOnline"],
        '"onlinePurchase" in vehicle.buttons: without the button nobody can buy',
        true,
      ),
    ),
  ];
}

function emptyDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const needs = needsOf(config);
  return (["vehicle", "card"] as const).flatMap((place) => {
    const buttons: readonly string[] = config[place].buttons;
    if (!isGiven(given, place, "buttons")) return [];
    return [...needs].flatMap(([button, { isThere, what }]) =>
      when(buttons.includes(button) && !isThere, () =>
        doubtAt(
          [place, "buttons", buttons.indexOf(button)],
          `${what}: without it the button is left out`,
          button,
        ),
      ),
    );
  });
}

/** Sections of the vehicle page of which the file alone says that they stay empty; of those with words `blockFaults` tells. */
function sectionDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { vehicle, features, delivery } = config;
  if (!isGiven(given, "vehicle", "sections")) return [];
  const needs = {
    featureBanner: [vehicle.featureBanner.length > 0, "vehicle.featureBanner"],
    history: [
      features.plugins.some(({ url }) => url !== null),
      "a plug-in with an address in features.plugins",
    ],
    delivery: [delivery.enabled, "delivery.enabled"],
  } satisfies Partial<Record<Section, readonly [isThere: boolean, what: string]>>;
  return Object.entries(needs).flatMap(([section, [isThere, what]]) => {
    const at = vehicle.sections.findIndex((one) => one === section);
    return when(at !== -1 && !isThere, () =>
      doubtAt(["vehicle", "sections", at], `${what}: without it the section is left out`, section),
    );
  });
}

/** The buttons of the page whose address a button of the bar takes: the first that is there. */
const TAKEN_FROM = {
  message: ["whatsapp", "chatWithUs", "openAutobot"],
  reserve: ["reserve", "onlinePurchase"],
} as const satisfies Readonly<Record<string, readonly Button[]>>;

function barDoubts({ config, given }: CheckedSite): readonly InputFault[] {
  const { mobileBar, buttons } = config.vehicle;
  if (!isGiven(given, "vehicle", "mobileBar")) return [];
  const needs = needsOf(config);
  const isThere = (button: Button) => buttons.includes(button) && needs.get(button)?.isThere === true;
  return [
    ...when(!config.features.stickyBars, () =>
      doubtAt(["vehicle", "mobileBar"], "features.stickyBars: without it there is no bar", mobileBar),
    ),
    ...Object.entries(TAKEN_FROM).flatMap(([key, names]) => {
      const at = mobileBar.findIndex((button) => button === key);
      const settings = [...new Set(names.map((name) => needs.get(name)?.what))].join(" or ");
      return when(at !== -1 && !names.some(isThere), () =>
        doubtAt(
          ["vehicle", "mobileBar", at],
          `one of ${names.join(", ")} in vehicle.buttons, and ${settings}: without them the button is left out`,
          key,
        ),
      );
    }),
  ];
}

function customDoubt({ config: { vehicle } }: CheckedSite): readonly InputFault[] {
  return when(vehicle.customButton !== null && !vehicle.buttons.includes("customButton"), () =>
    doubtAt(
      ["vehicle", "customButton"],
      '"customButton" in vehicle.buttons: else nothing shows it',
      vehicle.customButton,
    ),
  );
}
