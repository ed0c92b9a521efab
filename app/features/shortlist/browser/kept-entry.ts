/** What local storage remembers of a kept vehicle (ENT-37); empty where it is not known. */
export interface KeptEntry {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string;
}

const FIELDS = ["id", "name", "slug", "make", "model", "primary_image_url"] as const;

/** Stored text as entries. Anything on this origin may have written the storage: what is not an entry is left out. */
export function readEntries(text: string | null): readonly KeptEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is KeptEntry {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  return FIELDS.every((field) => typeof fields.get(field) === "string");
}

/** What is known of a vehicle nobody described. */
export function bareEntry(id: string): KeptEntry {
  return { id, name: "", slug: "", make: "", model: "", primary_image_url: "" };
}

/**
 * The vehicle a button is about: that of the card it stands on, else the one whose page this is, whatever other cards
 * the page has. Elsewhere its name is not known.
 */
export function describedBy(button: HTMLElement, id: string): KeptEntry {
  const card = button.closest("article");
  const link = card?.querySelector<HTMLAnchorElement>('h2 a[href*="/cars/"], h3 a[href*="/cars/"]');
  const slug = /\/cars\/([^/]+)/.exec((link ?? location).pathname)?.[1] ?? "";
  const around = card ?? document.querySelector("main");
  const title = link ?? (slug === "" ? null : around?.querySelector("h1"));
  return {
    id,
    name: title?.textContent.trim() ?? "",
    slug,
    make: button.dataset["make"] ?? "",
    model: button.dataset["model"] ?? "",
    primary_image_url: around?.querySelector("img[src]")?.getAttribute("src") ?? "",
  };
}
