import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A photograph of the given size, with everything a camera writes: place, camera, owner, turned on its side. */
export function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "steelblue",
      noise: { type: "gaussian", mean: 120, sigma: 20 },
    },
  })
    .withExif({
      IFD0: { Make: "Acme", Model: "Pocket", Copyright: "Jo Owner" },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "27/1 28/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "153/1 1/1 40/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of one grey with as many pixels as one likes, in a few kilobytes: a decompression bomb. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, greyscale.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The check sum PNG uses. Node 20 has none of its own. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`;

/** Files that are no pictures of a kind we read, whatever they are called. */
export const NO_PICTURES: readonly (readonly [string, string])[] = [
  ["an SVG", SVG],
  ["an SVG behind an XML declaration", `<?xml version="1.0"?>\n${SVG}`],
  ["a PDF", "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"],
  ["an HTML page", "<!doctype html><title>Sign in</title>"],
  ["a TIFF", "II*\0\b\0\0\0\0\0\0\0"],
  ["a plain PPM", "P3\n1 1\n255\n1 2 3\n"],
  ["a word", "hello"],
  ["nothing", ""],
];
