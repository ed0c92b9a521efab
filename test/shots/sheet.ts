/** One screenshot. */
export interface Shot {
  readonly label: string;
  /** CSS pixels of the window it was taken in. */
  readonly width: number;
  readonly png: Buffer;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A page that shows all pictures side by side, and cuts them where they get long.
 * @param scale how wide each is, as a part of its window
 */
export function sheetHtml(shots: readonly Shot[], scale = 0.5): string {
  const figures = shots.map(
    ({ label, width, png }) =>
      `<figure style="width:${width * scale}px"><figcaption>${escapeText(label)}</figcaption>` +
      `<div><img src="data:image/png;base64,${png.toString("base64")}" width="${width * scale}" alt=""></div></figure>`,
  );
  return `<!DOCTYPE html><style>
    body { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; font: 12px sans-serif; }
    figure { margin: 0 } div { max-height: 1800px; overflow: hidden; border: 1px solid } img { display: block }
  </style>${figures.join("")}`;
}

/** A text within markup. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}
