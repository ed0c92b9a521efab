import { NavigationType, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { sr } from "~/ui/theme/typography.css";

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
    if (historyAction === NavigationType.Pop) {
      setSaid(document.title);
      return undefined;
    }
    setSaid("");
    const stays = preventScrollReset;
    if (stays && (actionData ?? null) === null) return undefined;
    let stop: (() => void) | null = () => undefined;
    // Without it the reader is where the browser left them, which is no worse than before.
    import("./arrive").then(
      ({ arrive }) => (stop = stop === null ? null : arrive({ hash, answerOnly: stays })),
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [key, hash]);
  return (
    <p role="status" className={sr}>
      {said}
    </p>
  );
}
