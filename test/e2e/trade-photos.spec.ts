import { request } from "node:http";
import { expect, test } from "@playwright/test";
import { limitedSharp } from "~/infra/images/limited-sharp.server";
import { get } from "../setup/http";
import { fillFirst, fillStep, newPerson, send, tradeTests } from "./trade-site";
import { SCRIPTED_OR_NOT } from "./ways";

test.describe.configure({ mode: "default" });
const trade = tradeTests();

const SECRET = "Nameless camera";
/** A photo as phones make them: with who, where and by what. */
async function photo(name: string, background: string) {
  const made = limitedSharp({ create: { width: 60, height: 40, channels: 3, background } });
  const exif = { IFD0: { Make: SECRET }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "27/1 28/1 0/1" } };
  return { name, mimeType: "image/jpeg", buffer: await made.withExif(exif).jpeg().toBuffer() };
}

/** What a dealer gets at an address. */
function download(port: number, host: string, path: string) {
  return new Promise<{ readonly disposition: string; readonly bytes: Buffer }>((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", path, headers: { host } }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => void pieces.push(piece));
      response.on("end", () =>
        resolve({
          disposition: String(response.headers["content-disposition"]),
          bytes: Buffer.concat(pieces),
        }),
      );
    });
    asked.on("error", reject).end();
  });
}

for (const javaScriptEnabled of SCRIPTED_OR_NOT) {
  test(`script ${javaScriptEnabled ? "on" : "off"}: photos of a trade-in reach the dealer alone, without what the phone wrote into them`, async ({
    browser,
  }) => {
    const [at] = trade.dealers;
    if (at === undefined) throw new Error("no dealer takes trade-ins");
    const context = await trade.site.visitor(browser, { javaScriptEnabled });
    const page = await context.newPage();
    const person = newPerson();
    await trade.open(page, at);
    await fillFirst(page, person);
    await send(page, /\/(?:adjustments|rego)\b/);
    const photos = page.locator("#tradeIn-photos");
    while ((await photos.count()) === 0) {
      await fillStep(page);
      await send(page, /\/rego\b/);
    }
    await fillStep(page);
    const page1 = page.url();
    // A page that calls itself a photo is told by its content; everything else stays.
    const pretended = Buffer.from("<!doctype html><script>alert(1)</script>");
    await photos.setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: pretended });
    await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
    await expect(page.locator("#tradeIn-photos-error")).toContainText("front.jpg cannot be read as a photo");
    await expect(page.locator("#tradeIn-rego")).toHaveValue(/abc 123/i);
    const seven = Array.from({ length: 7 }, (_, nth) => ({
      name: `${nth}.jpg`,
      mimeType: "image/jpeg",
      buffer: pretended,
    }));
    await photos.setInputFiles(seven);
    await page.locator("form#tradeIn button[type=submit]:not([formnovalidate])").click();
    await expect(page.locator("#tradeIn-photos-error")).toContainText("6 photos at most");
    expect((await trade.site.leadsOf(person.email))[0]?.fields["photos"] ?? "").toBe("");
    // Both have the name that phones give to all of them.
    await photos.setInputFiles([await photo("image.jpg", "red"), await photo("image.jpg", "blue")]);
    await send(page, /\/offer\b/);
    const [lead] = await trade.site.leadsOf(person.email);
    const addresses = lead?.fields["photos"]?.split("\n") ?? [];
    expect(addresses).toHaveLength(2);
    const host = new URL(trade.site.originOf(at.dealer)).host;
    const fetched = await Promise.all(
      addresses.map(async (address) => {
        const { pathname, search } = new URL(address);
        const stranger = await get(trade.site.server.port, pathname, { host });
        expect(stranger.status).toBe(404);
        return download(trade.site.server.port, host, pathname + search);
      }),
    );
    for (const answer of fetched) {
      expect(answer.disposition).toMatch(/inline; .*image-[0-9a-f]{8}\.jpg/);
      const { bytes } = answer;
      expect(bytes.toString("latin1")).not.toContain(SECRET);
      const { exif, format } = await limitedSharp(bytes).metadata();
      expect([exif, format]).toEqual([undefined, "jpeg"]);
    }
    // They lie under the key of the lead, by which erasing a person finds them.
    const { queries } = trade.site.database;
    const keys = await queries.selectFrom("form_file").select("submission_key").distinct().execute();
    const own = await queries
      .selectFrom("lead")
      .select("submission_key")
      .where("email", "=", person.email)
      .execute();
    expect(keys).toEqual(expect.arrayContaining(own));
    // Who comes back sees what is kept, and sends the page again without choosing anew.
    await page.goto(page1);
    await expect(page.locator("form#tradeIn")).toContainText("We have image.jpg, image.jpg");
    await send(page, /\/offer\b/);
    expect((await trade.site.leadsOf(person.email))[0]?.fields["photos"]).toBe(lead?.fields["photos"]);
    await send(page, /\/success$/);
    await expect(page.locator("main")).toContainText("image.jpg, image.jpg");
    await context.close();
  });
}
