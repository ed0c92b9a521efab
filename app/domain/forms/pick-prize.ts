/** Field of a lead whose turn was taken before: what that turn won, for the dealer alone. */
export const PRIZE_AGAIN = "prize_again";

/**
 * One of some prizes, each as likely as its weight beside the others'.
 * @param random a number from 0 to below `max`, each as likely
 * @returns null when there is none left
 */
export function pickPrize<Prize extends { readonly weight: number }>(
  prizes: readonly Prize[],
  random: (max: number) => number,
): Prize | null {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  let left = random(total);
  for (const prize of prizes) {
    if (left < prize.weight) return prize;
    left -= prize.weight;
  }
  return null;
}
