import { useEffect, useState } from "react";

/** Whether script runs: false in the server's page and until it has taken over. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
