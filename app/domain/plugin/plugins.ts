/** The plug-ins there are, by the key that our code and addresses know them by (TEN-17). */
export const PLUGINS = {
  autogauge: "Autogauge",
  "car-analysis": "Car Analysis",
  "ppsr-report": "PPSR Report",
} as const;

/** One of {@link PLUGINS}. */
export type PluginKey = keyof typeof PLUGINS;

/** Plug-ins that hand out a document about a vehicle. */
export const DOCUMENT_PLUGINS = ["car-analysis", "ppsr-report"] as const satisfies readonly PluginKey[];
/** One of {@link DOCUMENT_PLUGINS}. */
export type DocumentPlugin = (typeof DOCUMENT_PLUGINS)[number];

/** The plug-in of an address's segment; null for any other text. */
export function documentPlugin(segment: string | undefined): DocumentPlugin | null {
  return DOCUMENT_PLUGINS.find((key) => key === segment) ?? null;
}
