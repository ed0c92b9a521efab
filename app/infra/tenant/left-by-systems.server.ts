/** What file browsers of Windows write into a folder that somebody looks at; those of others write hidden files. */
const LEFT_BEHIND = new Set(["thumbs.db", "ehthumbs.db", "desktop.ini"]);

/** Whether nobody put this file there on purpose: a hidden one, or one that an operating system left. */
export function isLeftBySystem(name: string): boolean {
  return name.startsWith(".") || LEFT_BEHIND.has(name.toLowerCase());
}
