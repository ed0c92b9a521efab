/**
 * Whether a page carries its own script at the end of its body (`late-script.server.ts`) instead of the framework's
 * tags. In development those stand: they bring what the development server adds to a page.
 */
export const SCRIPT_LAST = !import.meta.env.DEV;
