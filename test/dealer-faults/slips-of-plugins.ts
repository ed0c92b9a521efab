import type { Slip } from "./slip";

/** Slips in what a dealer writes of its plug-ins. */
export const PLUGIN_SLIPS: readonly Slip[] = [
  ["fault", "features.plugins[0].url", "http://gauge.example/", "an https:// address without user name"],
  ["fault", "features.plugins[0].keyEnv", "FEED_SECRET_A", "starts with PLUGIN_SECRET_"],
  ["fault", "features.plugins[0].name", "Autogage", "one of Autogauge, Car Analysis, PPSR Report"],
  [
    "fault",
    "features.plugins -> features.plugins[1].feature",
    [
      { name: "Autogauge", url: "https://gauge.example/v1" },
      { feature: "Autogauge", url: "https://gauge.example/v2" },
    ],
    "each plugin once",
  ],
  ["doubt", "features.plugins[0].url", null, "the service's address: without it nothing shows"],
  [
    "doubt",
    "vehicle.sections -> features.plugins[0].url",
    ["specs", "infoAccordion"],
    '"history" in vehicle.sections',
  ],
];
