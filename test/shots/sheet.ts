/** One screenshot. */
export interface Shot {
  readonly label: string;
  /** CSS pixels of the window it was taken in. */
  readonly width: number;
  readonly png: Buffer;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A page that shows all pictures side by side, each as wide as its window was, at half size and cut where it gets long. */
export function sheetHtml(shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ label, width, png }) =>
      `<figure style="width:${width / 2}px"><figcaption>${escape(label)}</figcaption>` +
      `<div><img src="data:image/png;base64,${png.toString("base64")}" width="${width / 2}" alt=""></div></figure>`,
  );
  return `<!DOCTYPE html><style>
    body { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; font: 12px sans-serif; }
    figure { margin: 0 } div { max-height: 1800px; overflow: hidden; border: 1px solid } img { display: block }
  </style>${figures.join("")}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}
