declare module "wawoff2/decompress.js" {
  /** The font within a WOFF2 file, as TrueType or OpenType. Rejects for a file that is none, or broken. */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
