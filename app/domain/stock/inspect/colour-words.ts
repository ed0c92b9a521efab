import { foldText } from "../../text/fold-text";

const COLOUR =
  /\b(?:black|white|silver|gr[ae]y|blue|red|green|yellow|orange|brown|beige|gold|bronze|purple|violet|maroon|burgundy|cream|charcoal|pearl|turquoise|teal|pink|copper|champagne|navy|schwarz|weiss|silber|grau|blau|rot|grun|gelb|braun|noir|blanc|argent|gris|bleu|rouge|vert|jaune|svart|vit|gra|bla|rod|gron|gul|brun)\b/;

/** Whether a text names a colour, in English, German, French or Swedish. */
export function namesColour(text: string): boolean {
  return text.length <= 60 && COLOUR.test(foldText(text));
}
