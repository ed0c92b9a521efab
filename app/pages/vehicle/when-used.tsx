import { type ComponentType, useEffect, useState } from "react";
import { whenWanted } from "~/ui/later/when-wanted";

/**
 * A component that only script shows, fetched when the page is first used; nothing before that, and where it cannot be
 * fetched. `load` must stay the same function.
 */
export function WhenUsed<Props extends object>({
  load,
  props,
}: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    // The page's main part, which is always there.
    whenWanted("main")
      .then(load)
      .then((Part) => setPart({ Part }), console.warn);
  }, [load]);
  return part === null ? null : <part.Part {...props} />;
}
