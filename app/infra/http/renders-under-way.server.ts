import { SingleFlight } from "~/infra/single-flight.server";

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
