import { SMALL_PHOTO } from "../../setup/small-photo";
import { type HTMLInputElement, type HTMLSelectElement, Window } from "happy-dom";

/** What was answered to one question of a form. */
export interface Said {
  readonly name: string;
  /** As it is sent. */
  readonly value: string;
  /** As the page shows it: the words of a choice, or what was typed. */
  readonly shown: string;
  readonly kind: "typed" | "chosen";
}

/** A form of a page, filled in as a person without script does. */
export interface FilledForm {
  readonly action: string;
  readonly body: FormData;
  readonly said: readonly Said[];
}

/** What people leave as it is: what carries the form, and what they do not see. */
const LEFT = new Set(["token", "company_website", "visited_pages", "linked_query_params", "intent"]);

/**
 * Fills in the form of a page: what `typed` has an answer for with it, and of every choice something that can be chosen.
 * @returns null when the page has no form to be sent
 */
export function fillForm(page: string, typed: Readonly<Record<string, string>>): FilledForm | null {
  const window = new Window();
  window.document.write(page);
  const forms = [...window.document.querySelectorAll('main form[method="post"]')];
  const form = forms.find((one) => one.querySelector('[name="token"]') !== null) ?? forms[0];
  if (form === undefined) return null;
  const body = new FormData();
  const said: Said[] = [];
  const say = (one: Said) => {
    body.append(one.name, one.value);
    said.push(one);
  };
  const names = new Set<string>();
  for (const control of form.querySelectorAll("input[name], select[name], textarea[name]")) {
    const name = control.getAttribute("name") ?? "";
    const type = control.getAttribute("type") ?? control.tagName.toLowerCase();
    // A control has a value.
    const { value } = control as HTMLInputElement;
    if (LEFT.has(name) || type === "hidden") {
      body.append(name, value);
    } else if (names.has(name) || control.hasAttribute("disabled")) {
      // The first of several is the one that is taken.
      continue;
    } else if (type === "file") {
      body.append(name, fileFor(control.getAttribute("accept") ?? ""));
    } else if (type === "radio" && typed[name] !== undefined && typed[name] !== value) {
      continue;
    } else if (type === "radio" || type === "checkbox") {
      say({ name, value, shown: control.closest("label")?.textContent.trim() ?? "", kind: "chosen" });
    } else if (type === "select") {
      // Its tag says so.
      say({ name, ...chosen(control as unknown as HTMLSelectElement, typed[name]), kind: "chosen" });
    } else {
      const text = typed[name] ?? value;
      say({ name, value: text, shown: text, kind: "typed" });
    }
    names.add(name);
  }
  const action = form.getAttribute("action") ?? "";
  void window.happyDOM.close();
  return { action, body, said };
}

function fileFor(accepted: string): File {
  if (accepted.includes("image/")) return new File([SMALL_PHOTO], "Gänse.png", { type: "image/png" });
  return new File(["%PDF-1.4"], "résumé.pdf", { type: "application/pdf" });
}

function chosen(select: HTMLSelectElement, wanted: string | undefined): Pick<Said, "value" | "shown"> {
  const options = [...select.querySelectorAll("option")].map((option) => ({
    value: option.getAttribute("value") ?? option.textContent,
    shown: option.textContent.trim(),
    // What a browser has chosen, which the document here does not say.
    isChosen: option.hasAttribute("selected"),
  }));
  const already = options.find(({ value, isChosen }) => isChosen && value !== "");
  const found = options.find(({ value }) => value === wanted) ?? already;
  return found ?? options.find(({ value }) => value !== "") ?? { value: "", shown: "" };
}
