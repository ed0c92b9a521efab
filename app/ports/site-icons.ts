import type { PaperStyle } from "./vehicle-papers";

/** What a dealer's icon is drawn from. */
export interface SiteIcon {
  /** Pixels of its sides. */
  readonly size: number;
  /** The ground goes to the edges and the mark keeps away from them. */
  readonly full: boolean;
  /** Without a mark, the first letter of this. */
  readonly name: string;
  readonly mark: PaperStyle["logo"]["mark"];
  readonly families: PaperStyle["families"];
  /** Hex values. */
  readonly colors: { readonly brand: string; readonly onBrand: string; readonly accentOnInverse: string };
}

/** Draws the dealers' icons. Adapter: `infra/print/site-icons.server.ts`. */
export interface SiteIcons {
  /** A PNG; the same drawing is answered from memory. */
  png(icon: SiteIcon): Promise<Uint8Array<ArrayBuffer>>;
}
