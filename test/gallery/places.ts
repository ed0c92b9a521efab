import { join } from "node:path";

/** The project's folder. */
export const ROOT = join(import.meta.dirname, "..", "..");
/** Where the gallery is built, from the project's folder: never `build/`. */
export const BUILD_FOLDER = ".cache/gallery";
/** What builds the gallery, and serves it while it is worked on. */
export const CONFIG = "test/gallery/vite.config.ts";
/** Remix' own command. */
export const REMIX = join(ROOT, "node_modules", "@remix-run", "dev", "dist", "cli.js");
