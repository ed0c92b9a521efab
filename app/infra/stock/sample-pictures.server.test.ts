import { expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { PictureFault } from "~/ports/picture-source";
import { samplePictures } from "./sample-pictures.server";

const withPicture = (id: number, url: string) =>
  vehicleWith(id, { stocknum: `S${id}`, images: [{ image: { url, thumb: { url } } }] });
const stockOf = (urls: readonly string[]) => ({
  async *all(dealershipId: string) {
    await Promise.resolve();
    if (dealershipId === "yard") yield urls.map((url, at) => withPicture(at + 1, url));
  },
});

function sample(urls: readonly string[], count: number) {
  const asked: string[] = [];
  const fetch = (address: string) => {
    asked.push(address);
    return address.includes("gone")
      ? Promise.reject(new PictureFault("missing", "The image host has no such picture."))
      : Promise.resolve({ bytes: new Uint8Array(1), etag: null });
  };
  const request = { stock: stockOf(urls), dealershipId: "yard", hosts: ["cdn.example"], fetch, count };
  return samplePictures(request).then((found) => ({ ...found, asked }));
}

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://cdn.example/${at}.jpg`);

it("fetches as many as it is told, spread over the stock, and never more than there are", async () => {
  const { fetched, vehicles, faults, asked } = await sample(addresses(100), 4);
  expect([vehicles, fetched, faults]).toEqual([100, 4, []]);
  expect(asked).toEqual([0, 25, 50, 75].map((at) => `https://cdn.example/${at}.jpg`));
  expect((await sample(addresses(3), 40)).asked).toEqual(addresses(3));
  expect((await sample(addresses(10), 3)).fetched).toBe(3);
});

it("tells which picture cannot be had and why, and asks nobody for the site's own", async () => {
  const urls = ["/media/studio/ute.jpg", "https://cdn.example/gone.jpg", "https://cdn.example/here.jpg"];
  const { vehicles, faults, asked } = await sample(urls, 40);
  expect(vehicles).toBe(2);
  expect(asked).toEqual(urls.slice(1));
  expect(faults).toEqual([
    { stocknum: "S2", address: urls[1], reason: "The image host has no such picture." },
  ]);
});
