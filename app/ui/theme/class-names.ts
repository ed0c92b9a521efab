/** Joins class names and leaves out what is not one: `classNames(base, open && opened)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name): name is string => typeof name === "string" && name !== "").join(" ");
}
