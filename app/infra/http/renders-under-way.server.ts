/** So long a render that never ends, because whoever asked for it has gone, holds up others at most. */
const MOST_MS = 2_000;

/** The pages that are being rendered just now, so that nobody renders one of them a second time beside it. */
export interface RendersUnderWay {
  /**
   * Waits for the render of a page that is under way for somebody else.
   * @param owner stands for the request; its own render is under way from now on where no other is
   * @returns whether there was one to wait for
   */
  join(key: string, owner: object, signal: AbortSignal): Promise<boolean>;
  /** The owner's render is over, whatever came of it. */
  end(owner: object): void;
}

interface Render {
  readonly over: Promise<void>;
  end(): void;
}

/** Nothing is under way. @param mostMs for tests */
export function rendersUnderWay(mostMs = MOST_MS): RendersUnderWay {
  const byKey = new Map<string, Render>();
  const byOwner = new WeakMap<object, Render>();
  function begin(key: string, owner: object, signal: AbortSignal): void {
    let tell = () => {};
    const over = new Promise<void>((resolve) => (tell = resolve));
    const end = () => {
      clearTimeout(timer);
      if (byKey.get(key) === render) byKey.delete(key);
      tell();
    };
    const timer = setTimeout(end, mostMs);
    timer.unref();
    const render: Render = { over, end };
    byKey.set(key, render);
    byOwner.set(owner, render);
    signal.addEventListener("abort", end, { once: true });
  }
  return {
    async join(key, owner, signal) {
      const other = byKey.get(key);
      if (other === undefined) {
        begin(key, owner, signal);
        return false;
      }
      await other.over;
      return true;
    },
    end: (owner) => byOwner.get(owner)?.end(),
  };
}
