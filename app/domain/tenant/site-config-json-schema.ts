import * as z from "zod";
import { siteConfigSchema } from "./site-config";

/**
 * The JSON Schema of a dealer's site.json: what editors complete and explain. Fields with a default may be missing.
 * Rules that take more than one value to see are left to the start of the site.
 */
export function siteConfigJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(siteConfigSchema, { io: "input", unrepresentable: "any" });
  return { ...schema, title: "A dealer's site", description: "One dealer of this deployment: site.json" };
}
