import * as z from "zod";
import { siteConfigSchema } from "./site-config";

/**
 * The JSON Schema of a dealer's site.json, from which editors complete and explain fields. Fields with a default may be
 * missing. Rules about more than one value are not in it; the site checks them when it starts.
 */
export function siteConfigJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(siteConfigSchema, { io: "input", unrepresentable: "any" });
  return { ...schema, title: "A dealer's site", description: "One dealer of this deployment: site.json" };
}
