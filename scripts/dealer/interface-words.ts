import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { FALLBACK_LANGUAGE } from "~/i18n/fallback-language";
import { grouped, type Messages } from "~/i18n/messages";
import { createTranslator, type Translator } from "~/i18n/translator";

const messages = z.record(z.string(), z.unknown());

/**
 * The interface's words for commands, from the files the build bundles. @param root the project's folder @param labels
 * the dealer's own words
 */
export function interfaceWords(
  root: string,
  language: string,
  labels: Readonly<Record<string, string>> = {},
): Translator {
  const folder = join(root, "app", "i18n");
  const resources = Object.fromEntries(
    [language, FALLBACK_LANGUAGE].map((tag) => [tag, messagesIn(join(folder, tag))]),
  );
  return createTranslator({ language, resources, labels });
}

function messagesIn(folder: string): Messages {
  const names = namesIn(folder).filter((name) => name.endsWith(".json"));
  return grouped(
    Object.fromEntries(
      names.map((name) => {
        const path = join(folder, name);
        return [path.replaceAll("\\", "/"), messages.parse(JSON.parse(readFileSync(path, "utf8")))];
      }),
    ),
  );
}

/** A locale without a folder speaks the fallback language. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
