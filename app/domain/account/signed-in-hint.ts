/** Whether it is worth asking who is signed in: a cookie that says so and proves nothing. */
export function isHinted(cookies: string): boolean {
  return /(?:^|;\s*)signed-in=1(?:;|$)/.test(cookies);
}
