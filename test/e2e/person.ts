import { HASTE_SECONDS } from "../setup/changed-dealer";

/** A browser of today, as people use it: forms take one that calls itself headless for a robot, and hold its leads back. */
export const PERSON =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Milliseconds after which no dealer of the tests takes a sender for a program (`forms.limits.leastSeconds`). */
export const PERSON_MS = HASTE_SECONDS * 1_000 + 50;
