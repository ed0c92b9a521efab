import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as z from "zod";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { DEALERS, hostOf } from "../setup/dealers";
import { get } from "../setup/http";
import { expect, test } from "./site-test";

const SHIPPED = join(import.meta.dirname, "..", "..", "tenant-config");
const START_MS = 3 * 60_000;
const DEALER_FILE = z.looseObject({
  theme: z.looseObject({ logo: z.looseObject({}) }),
  nav: z.looseObject({}).default({}),
});
const LOGO = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M0 0h240v60H0z" fill="${colour}"/></svg>`;
const [own, other] = DEALERS;
if (own === undefined || other === undefined) throw new Error("tenant-config/ holds one dealer.");
const dealers = mkdtempSync(join(tmpdir(), "forecourt-media-"));
let server: BuiltServer | null = null;
const port = () => server?.port ?? 0;
const page = async (path: string, host = hostOf(own)) => get(port(), path, { host });

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  for (const { slug } of [own, other]) cpSync(join(SHIPPED, slug), join(dealers, slug), { recursive: true });
  const folder = join(dealers, own.slug);
  const media = join(folder, "media");
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, "logo.svg"), LOGO("#0a4d8c"));
  const square = { width: 256, height: 256, channels: 3, background: "#c2410c" } as const;
  writeFileSync(join(media, "icon.png"), await sharp({ create: square }).png().toBuffer());
  const wide = { ...square, width: 1200, height: 630 };
  writeFileSync(join(media, "yard.jpg"), await sharp({ create: wide }).jpeg().toBuffer());
  const file = join(folder, "site.json");
  const read = DEALER_FILE.parse(JSON.parse(readFileSync(file, "utf8")));
  const logo = {
    ...read.theme.logo,
    ...{ image: "/media/logo.svg", favicon: "/media/icon.png", social: "/media/yard.jpg" },
  };
  const banners = [
    { id: "own-picture", text: "Open on Sunday", image: { src: "/media/yard.jpg", focus: { x: 10, y: 90 } } },
  ];
  const nav = { ...read.nav, banners };
  writeFileSync(file, JSON.stringify({ ...read, nav, theme: { ...read.theme, logo } }));
  server = await startBuiltServer({ env: { TENANT_CONFIG_DIR: dealers }, patienceMs: START_MS });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(dealers, { recursive: true, force: true });
});

test("a dealer's own logo, icon and picture are shown in their size", async ({ page: browser }) => {
  await browser.goto(`http://${hostOf(own)}:${port()}/about-us`);
  const logo = browser.locator("header img").first();
  await expect(logo).toHaveAttribute("alt", own.name);
  const box = await logo.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 0);
  const natural = await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  expect(natural).toBe(true);
  await expect(browser.locator("footer img").first()).toHaveAttribute("alt", own.name);
  await expect(browser.locator('link[rel="icon"]')).toHaveAttribute("href", /^\/icons\/icon-192\.png\?v=/);
  const banner = browser.locator('img[src*="yard.jpg"]').first();
  await expect(banner).toHaveAttribute("srcset", /\/media\/d\/[\w-]{24}-1200x630\/yard\.jpg\?w=/);
  await expect(banner).toHaveAttribute("width", /\d/);
  await expect(banner).toHaveCSS("object-position", "10% 90%");
});

test("own files are kept for good, run nothing, and are found on the dealer's host alone", async () => {
  const { body } = await page("/about-us");
  const [logo = ""] = /\/media\/d\/[\w-]{24}-240x60\/logo\.svg/.exec(body) ?? [];
  const answer = await page(logo);
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(answer.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  expect(answer.headers["cache-control"]).toMatch(/immutable/);
  for (const path of [logo, "/media/logo.svg", "/media/yard.jpg", "/media/../site.json", "/media/site.json"])
    expect([path, (await page(path, hostOf(other))).status]).toEqual([path, 404]);
  const [social = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(body)?.slice(1) ?? [];
  const picture = await page(social);
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const icon = await page("/icons/icon-512.png");
  expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/png"]);
});

test("files that a refused change took away stay with the pages that stay", async () => {
  const media = join(dealers, own.slug, "media");
  const { body } = await page("/about-us");
  const [logo = "none"] = /\/media\/d\/[\w-]{24}-240x60\/logo\.svg/.exec(body) ?? [];
  const [yard = "none"] = /\/media\/d\/[\w-]{24}-1200x630\/yard\.jpg/.exec(body) ?? [];
  const before = readFileSync(join(media, "yard.jpg"));
  rmSync(join(media, "yard.jpg"));
  writeFileSync(join(media, "logo.svg"), "no drawing");
  await expect
    .poll(async () => (await get(port(), "/readyz", { host: "127.0.0.1" })).body, { timeout: 20_000 })
    .toContain("earlier-version");
  for (const path of [logo, `${yard}?w=160`, `${yard}?w=1200`])
    expect([path, (await page(path)).status]).toEqual([path, 200]);
  writeFileSync(join(media, "yard.jpg"), before);
  writeFileSync(join(media, "logo.svg"), LOGO("#0a4d8c"));
  await expect
    .poll(async () => (await get(port(), "/readyz", { host: "127.0.0.1" })).body, { timeout: 20_000 })
    .not.toContain("earlier-version");
});

test("a changed file is taken over with a new address, to which the one before leads", async () => {
  const addressOf = async () =>
    /\/media\/d\/[\w-]{24}-240x60\/logo\.svg/.exec((await page("/about-us")).body)?.[0];
  const before = (await addressOf()) ?? "";
  writeFileSync(join(dealers, own.slug, "media", "logo.svg"), LOGO("#c2410c"));
  await expect.poll(addressOf, { timeout: 30_000 }).not.toBe(before);
  const moved = await page(before);
  expect([moved.status, moved.headers.location]).toEqual([302, await addressOf()]);
  expect((await page(moved.headers.location ?? "")).body).toContain("#c2410c");
});
