/** A photo that may be kept. */
export interface CleanPhoto {
  /** A JPEG, upright, without metadata: no place, camera or owner. */
  readonly bytes: Uint8Array;
}

/** Makes photos of strangers fit to be kept and handed on. Adapter: `infra/images/photo-cleaner.server.ts`. */
export interface PhotoCleaner {
  /**
   * Null for a file that is no photo, whatever it is called.
   * @throws PicturesBusyError when too many are at work; the same photo succeeds later
   */
  clean(file: Uint8Array): Promise<CleanPhoto | null>;
}
