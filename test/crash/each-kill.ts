/** How many times as often as asked is killed at most, where nothing was under way. */
const MOST_TIMES = 10;

/**
 * Does a round for each kill, counted from 1, and more than were asked for while none has met any work: a slow machine may
 * have begun nothing when a process is killed, and then nothing is shown.
 */
export async function eachKill(
  kills: number,
  hasWorked: () => boolean | Promise<boolean>,
  round: (kill: number) => Promise<void>,
): Promise<void> {
  for (let kill = 1; kill <= kills * MOST_TIMES; kill += 1) {
    if (kill > kills && (await hasWorked())) return;
    await round(kill);
  }
}
