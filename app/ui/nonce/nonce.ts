import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

/** Gives the rendering's nonce to the inline scripts and styles of the server; on the server only. */
export const NonceProvider = Nonce.Provider;

/** The nonce of this rendering, for an inline script or style; undefined in the browser, which makes none. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
