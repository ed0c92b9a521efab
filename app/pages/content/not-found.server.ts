import { json } from "@remix-run/node";
import { likelyPages } from "~/features/site/likely-pages";
import type { PageSite } from "~/domain/content/page-frame";
import { knownPages } from "./known-pages.server";

/** The dealer's "not found", with the pages the address may have meant. */
export function notFound(site: PageSite, path: string): Response {
  const likely = likelyPages(path, knownPages(site));
  return json({ likely }, { status: 404, statusText: "Not Found" });
}
