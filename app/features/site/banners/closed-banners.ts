/** Where closed notices are remembered: a JSON list of their ids. */
const KEY = "closed-banners";
const KEPT = 50;

/** Inline script: hides the notices closed earlier. Plain text without data of ours, so its CSP hash never changes. */
export const HIDE_CLOSED_BANNERS = `try{JSON.parse(localStorage.getItem("${KEY}")||"[]").forEach(function(id){var el=document.querySelector('[data-banner="'+CSS.escape(id)+'"]');if(el)el.hidden=true})}catch(e){}`;

/** Remembers that a notice was closed. Does nothing where storage is refused. */
export function rememberClosed(id: string): void {
  try {
    const known = readClosed().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...known].slice(0, KEPT)));
  } catch {
    // Private windows may refuse storage; the notice is closed for this page all the same.
  }
}

function readClosed(): readonly string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === "string") : [];
}
