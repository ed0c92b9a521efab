import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Browser } from "playwright-core";
import { createServer } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import type * as DealerLetters from "../letters/dealer-letters";
import type { WrittenLetter } from "../letters/written-letters";
import { get } from "../setup/http";
import { escapeText, type Shot } from "./sheet";

/** Windows of mail programs: a telephone's and a computer's. */
const WIDTHS = [360, 700] as const;
const SCHEMES = ["light", "dark"] as const;

/** Which letters are drawn, and by which server their pictures are answered. */
export interface LetterShots {
  readonly slug: string;
  /** Tag of one of the dealer's languages; its own without. */
  readonly language?: string | undefined;
  /** Parts of names; all letters without any. */
  readonly names: readonly string[];
  readonly port: number;
}

/** Pictures of letters at both widths, by day and in the dark. @yields those of one letter */
export async function* letterShots(browser: Browser, asked: LetterShots): AsyncIterable<readonly Shot[]> {
  const { names, port, slug } = asked;
  const { letters, origin } = await lettersOf(asked);
  const served = `http://${slug}.localhost:${port}`;
  const wanted = letters.filter(({ name }) => names.length === 0 || names.some((one) => name.includes(one)));
  for (const letter of wanted) {
    const shots: Shot[] = [];
    // A mail of text alone looks as its reader's program likes.
    const isText = letter.html === null;
    for (const colorScheme of isText ? SCHEMES.slice(0, 1) : SCHEMES)
      for (const width of isText ? WIDTHS.slice(-1) : WIDTHS) {
        const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
        await page.setContent(pageOf(letter).replaceAll(`src="${origin}/`, `src="${served}/`), {
          waitUntil: "networkidle",
        });
        const png = await page.screenshot({ fullPage: true });
        shots.push({ label: `${letter.name} | ${letter.subject} (${width} ${colorScheme})`, width, png });
        await page.close();
      }
    yield shots;
  }
}

/** The words of the interface are put together by Vite: its server reads the module that writes letters. */
async function lettersOf({ slug, language, port }: LetterShots) {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    plugins: [vanillaExtractPlugin(), tsconfigPaths()],
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    // Vite types what it loads as anything; it is the module of this name.
    const module = (await vite.ssrLoadModule("/test/letters/dealer-letters.ts")) as typeof DealerLetters;
    return await module.dealerLetters({ slug, language, vehicle: await firstVehicle(slug, port) });
  } finally {
    await vite.close();
  }
}

/** The page and the picture of a vehicle that the dealer has. */
async function firstVehicle(slug: string, port: number) {
  const { body } = await get(port, "/search/new-used-and-demo-cars", { host: `${slug}.localhost:${port}` });
  const found = /href="\/cars\/([a-z0-9-]+)"/.exec(body)?.[1];
  const picture = /src="(\/media\/v\/[^"?]+)/.exec(body)?.[1] ?? null;
  return { picture, ...(found === undefined ? {} : { slug: found }) };
}

/** The letter; for a mail of text alone, its text; below, what a text message says. */
function pageOf({ html, text }: WrittenLetter): string {
  if (html === null)
    return `<!DOCTYPE html><pre dir="auto" style="white-space:pre-wrap;overflow-wrap:anywhere;font:14px/20px monospace">${escapeText(text)}</pre>`;
  const message = `<pre dir="auto" style="white-space:pre-wrap;overflow-wrap:anywhere;font:14px/20px monospace;padding:12px">${escapeText(text)}</pre>`;
  return html.replace("</body>", `${message}</body>`);
}
