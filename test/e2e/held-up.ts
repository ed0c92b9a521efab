/** How many times as long as it has to a piece of work takes, for what else the machine does. Runs in the browser. */
export function timesHeldUp(): number {
  let sum = 0;
  const times = Array.from({ length: 120 }, () => {
    const start = performance.now();
    for (let at = 0; at < 300_000; at += 1) sum = (sum + at) % 1_000_003;
    return performance.now() - start;
  }).slice(20);
  const mean = times.reduce((total, time) => total + time, 0) / times.length;
  return sum < 0 ? 1 : mean / Math.min(...times);
}
