import { drawn } from "../jsx/element";

/** Everything that the parts of pages export. */
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["/app/ui/**/*.tsx", "/app/features/**/*.tsx", "!**/*.test.tsx"],
  { eager: true },
);

/** The components that no example has drawn since the server started, as `app/ui/tag/tag.tsx Tag`. */
export function undrawn(): readonly string[] {
  return Object.entries(MODULES).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => isComponent(name, value) && !drawn.has(value))
      .map(([name]) => `${file.slice(1)} ${name}`),
  );
}

/** A function with a capital, or what `memo` and `forwardRef` make of one. */
function isComponent(name: string, value: unknown): boolean {
  if (!/^(?:[A-Z][a-z]|default$)/.test(name)) return false;
  return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}
