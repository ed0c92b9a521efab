import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

/** Gives the rendering's nonce to the inline scripts and styles that we write ourselves; on the server alone. */
export const NonceProvider = Nonce.Provider;

/** The nonce of this rendering, for an inline script or style of ours; undefined in the browser, where none is made. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
