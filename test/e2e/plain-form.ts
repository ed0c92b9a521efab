const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** A form of a page as a browser without script would send it. */
export interface PlainForm {
  readonly action: string;
  /** What is in its fields, by name; boxes that are not ticked are not sent. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The form of a page that carries a token. @throws when the page has none */
export function readForm(page: string): PlainForm {
  const forms = page.match(/<form[^>]*method="post"[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((one) => one.includes('name="token"'));
  if (form === undefined) throw new Error("The page has no form with a token.");
  const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const ticked = /\bchecked\b/.test(input) || !/type="(?:radio|checkbox)"/.test(input);
    return ticked ? [[nameOf(input), attribute(input, "value")] as const] : [];
  });
  const areas = [...form.matchAll(/(<textarea[^>]*>)([\s\S]*?)<\/textarea>/g)].map(
    ([, area = "", text = ""]) => [nameOf(area), plain(text).replace(/^\n/, "")] as const,
  );
  const selects = [...form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)].map(
    ([, select = "", options = ""]) => {
      const all = options.match(/<option[^>]*>/g) ?? [];
      const chosen = all.find((option) => /\bselected\b/.test(option)) ?? all[0] ?? "";
      return [nameOf(select), attribute(chosen, "value")] as const;
    },
  );
  const fields = [...inputs, ...areas, ...selects].filter(([name]) => name !== "");
  return {
    action: attribute(/^<form[^>]*>/.exec(form)?.[0] ?? "", "action"),
    fields: Object.fromEntries(fields),
  };
}

const nameOf = (tag: string) => attribute(tag, "name");

function attribute(tag: string, name: string): string {
  return plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

function plain(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** What a page says is wrong, message by field, from the links of its summary. */
export function readErrors(page: string): Readonly<Record<string, string>> {
  const links = page.matchAll(/<a[^>]*href="#[\w-]+-(\w+)"[^>]*>([^<]*)<\/a>/g);
  return Object.fromEntries([...links].map(([, field = "", text = ""]) => [field, plain(text)]));
}
