const YES = /^(?:true|yes|y|1|ja|oui)$/i;
const NO = /^(?:false|no|n|0|nej|nein|non)$/i;

/** Whether a word answers yes or no. */
export function isYesOrNo(word: string): boolean {
  return YES.test(word) || NO.test(word);
}

/** Whether a word answers yes. */
export function isYes(word: string): boolean {
  return YES.test(word);
}
