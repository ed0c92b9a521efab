/** One piece of the dealer's drawn mark on a field of 40 by 40: SVG path data, in the ink or the accent colour. */
interface MarkStroke {
  readonly path: string;
  readonly tone: "ink" | "accent";
}

/** How a dealer's papers look: the values of its template and its own. Colours are `#rrggbb`. */
export interface PaperStyle {
  /** CSS families, as the template names them first. */
  readonly families: { readonly display: string; readonly text: string };
  readonly colours: Readonly<
    Record<
      | "text"
      | "textMuted"
      | "line"
      | "sunken"
      | "surface"
      | "studio"
      | "inverse"
      | "onInverse"
      | "onInverseMuted"
      | "accent"
      | "accentOnInverse",
      string
    >
  >;
  readonly logo: {
    readonly wordmark: string;
    readonly suffix: string | null;
    /** Null for a dealer without a drawn mark. */
    readonly mark: readonly MarkStroke[] | null;
  };
}

/** A label with its value, ready to print. */
export interface PaperRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** A QR code: dark squares as SVG path data on a field of `size` by `size` units, quiet zone included. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/**
 * Everything one vehicle's sheet prints, in the dealer's words; the printable page and the PDF are made of the same
 * sheet.
 */
export interface VehicleSheet {
  /** BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly badge: string | null;
  readonly condition: string;
  readonly price: string;
  readonly priceType: string | null;
  readonly was: string | null;
  /** What the price includes and what comes on top, a sentence each. */
  readonly priceNotes: readonly string[];
  /** The repayment with what it is worked out from; null without one. */
  readonly estimate: {
    /** "Estimated repayment: $186 /wk*" */
    readonly amount: string;
    readonly why: string;
    readonly smallPrint: string;
  } | null;
  /** Odometer, gearbox, fuel, body. */
  readonly facts: readonly PaperRow[];
  readonly specs: readonly PaperRow[];
  readonly features: readonly string[];
  /** The dealer's comments as one paragraph; null when there are none. */
  readonly comments: string | null;
  readonly dealer: {
    readonly name: string;
    readonly yard: string;
    readonly address: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    /** "Mon-Fri 8:30 am to 5:30 pm", one line each. */
    readonly hours: readonly string[];
    readonly licence: string;
  };
  /** The vehicle's page, absolute (VDP-01), and as it is printed: without `https://`. */
  readonly address: string;
  readonly addressText: string;
  readonly qr: QrDrawing;
  readonly words: Readonly<
    Record<"was" | "specs" | "features" | "comments" | "visit" | "scan" | "printed", string>
  >;
}

/** What a link preview of a vehicle says. */
export interface ShareCard {
  readonly title: string;
  readonly badge: string | null;
  readonly price: string;
  readonly priceType: string | null;
  /** "38,410 km · Automatic · Petrol" */
  readonly facts: string;
  /** The site's host. */
  readonly site: string;
}

/** A picture as JPEG; null where there is none to show. */
export type PaperPicture = Uint8Array | null;

/** Too many papers are being made; the same request succeeds later. */
export class PapersBusyError extends Error {
  override readonly name = "PapersBusyError";
}

/** Papers about a vehicle. Every method rejects with {@link PapersBusyError} when too many wait. */
export interface VehiclePapers {
  /**
   * The sheet as a PDF of one A4 page. `key` stands for its content: a PDF with the same key is answered from memory.
   */
  pdf(key: string, make: () => Promise<PdfParts>): Promise<Uint8Array>;
  /** The picture of a link preview: a JPEG of 1200 by 630. */
  sharePicture(key: string, make: () => Promise<SharePictureParts>): Promise<Uint8Array>;
}

/** What a PDF is made of. */
export interface PdfParts {
  readonly sheet: VehicleSheet;
  readonly style: PaperStyle;
  readonly picture: PaperPicture;
}

/** What a preview picture is made of. */
export interface SharePictureParts {
  readonly card: ShareCard;
  readonly style: PaperStyle;
  readonly picture: PaperPicture;
}
