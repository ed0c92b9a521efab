import { asDeliveryFault, DeliveryFault } from "./delivery-fault.server";

/** Runs one attempt until it ends, its time limit passes, or it is aborted. @returns the fault; null when it worked */
export async function attempt(
  work: (signal: AbortSignal) => Promise<void>,
  limitMs: number,
  cutOff: AbortSignal,
): Promise<DeliveryFault | null> {
  // A timer and a controller of our own: the garbage collector of Node 20 takes the timeout out of `AbortSignal.any`.
  const ours = new AbortController();
  let end: (fault: DeliveryFault) => void = () => undefined;
  // An adapter that ignores the signal must not keep the attempt going either.
  const ended = new Promise<never>((_, reject) => {
    end = (fault) => {
      reject(fault);
      ours.abort(fault);
    };
  });
  const onCutOff = () => end(new DeliveryFault("unreachable", "cut off"));
  const timer = setTimeout(
    () => end(new DeliveryFault("unreachable", `no answer in ${limitMs} ms`)),
    limitMs,
  );
  cutOff.addEventListener("abort", onCutOff, { once: true });
  try {
    await Promise.race([work(ours.signal), ended]);
    return null;
  } catch (error) {
    return asDeliveryFault(error);
  } finally {
    clearTimeout(timer);
    cutOff.removeEventListener("abort", onCutOff);
  }
}
