import { useEffect, useState } from "react";

/** Script that is fetched when it is first wanted: not there yet, there, or not to be had (`failed`). */
export type Fetched<Chunk> = { readonly chunk: Chunk | null; readonly failed: boolean };

/** Fetches script when `wanted` first becomes true. `load` must stay the same function. */
export function useChunk<Chunk extends object>(load: () => Promise<Chunk>, wanted: boolean): Fetched<Chunk> {
  const [fetched, setFetched] = useState<Fetched<Chunk>>({ chunk: null, failed: false });
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    load().then(
      (chunk) => !gone && setFetched({ chunk, failed: false }),
      (error: unknown) => {
        console.warn("A part of the viewer could not be loaded.", error);
        if (!gone) setFetched({ chunk: null, failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, wanted]);
  return fetched;
}
