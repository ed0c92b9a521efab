/** How the keys of leads begin that a dealer's system adds: none of them was a shown form. */
export const ADDED_KEY = "api.";

/**
 * What several sendings of one form have in common: the key of the shown form, which is the first part of a
 * submission's key. What a dealer's system adds is one sending, known by its whole key.
 */
export function formKeyOf(submissionKey: string): string {
  if (submissionKey.startsWith(ADDED_KEY)) return submissionKey;
  return submissionKey.split(".", 1)[0] ?? submissionKey;
}
