import { useEffect, useState } from "react";

/** Whether script runs: false in the server's page and until the page is hydrated. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
