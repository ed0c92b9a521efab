import { SingleFlight } from "~/infra/single-flight.server";

/** Milliseconds others wait, at most, for a render that never ends because its visitor has gone. */
const MOST_MS = 2_000;

/** The pages that are being rendered at this moment, so that no page is rendered twice at the same time. */
export interface RendersUnderWay {
  /**
   * Waits for the render of a page that is under way for another request.
   * @param owner stands for the request; where no other render is under way, its own is from now on
   * @returns whether there was one to wait for
   */
  join(key: string, owner: object, signal: AbortSignal): Promise<boolean>;
  /** The owner's render is over, whatever came of it. */
  end(owner: object): void;
}

/** Nothing is under way. @param mostMs for tests */
export function rendersUnderWay(mostMs = MOST_MS): RendersUnderWay {
  const flights = new SingleFlight<void>();
  const ends = new WeakMap<object, () => void>();
  function begin(key: string, owner: object, signal: AbortSignal): void {
    const over = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, mostMs);
      timer.unref();
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      ends.set(owner, end);
      signal.addEventListener("abort", end, { once: true });
    });
    void flights.run(key, () => over);
  }
  return {
    async join(key, owner, signal) {
      const other = flights.underWay(key);
      if (other === undefined) begin(key, owner, signal);
      await other;
      return other !== undefined;
    },
    end: (owner) => ends.get(owner)?.(),
  };
}
