/** Whether two language tags (BCP 47) name one language in one script: `zh-CN` and `zh-Hans` do. */
export function isSameWriting(one: string, other: string): boolean {
  try {
    const [a, b] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()];
    return a.language === b.language && a.script === b.script;
  } catch {
    return false;
  }
}
