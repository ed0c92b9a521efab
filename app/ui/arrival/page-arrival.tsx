import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { sr } from "~/ui/theme/typography.css";
import { arrive } from "./arrive";

/**
 * What a browser does by itself for a page it loads, for those that script opens: the reader is taken to what is new,
 * and going back says which page it is. What only changes the page in view, such as a filter, leaves the focus alone.
 */
export function PageArrival() {
  const { key, hash } = useLocation();
  const before = useRef(key);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current === key) return undefined;
    before.current = key;
    const { historyAction, preventScrollReset, actionData } = window.__remixRouter.state;
    if (historyAction === "POP") {
      setSaid(document.title);
      return undefined;
    }
    setSaid("");
    const stays = preventScrollReset === true;
    if (stays && (actionData ?? null) === null) return undefined;
    return arrive({ hash, answerOnly: stays });
  }, [key, hash]);
  return (
    <p role="status" className={sr}>
      {said}
    </p>
  );
}
