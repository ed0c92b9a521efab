import { describe, expect, it } from "vitest";
import { countryOf } from "~/domain/country/country-of";
import { FIELDS } from "./field-catalogue";
import type { FieldDefinition } from "./field-definition";
import { formSchema } from "./form-schema.server";
import { MOST_FILE_BYTES } from "./read-file";
import { TERMS } from "./terms";

const rules = {
  country: countryOf("au"),
  currency: "AUD",
  today: "2026-11-21",
  ahead: { days: 365, last: "2027-11-21" },
  choices: {},
  phone: () => null,
  getsTexts: () => false,
};

/** What a form answers, with the copy's keys for its words. */
function read(fields: readonly FieldDefinition[], given: object, terms = false, called = "It") {
  const t = (key: string, values = {}) => [key, ...Object.entries(values).flat()].join(" ");
  const result = formSchema({ fields, terms, rules, t, label: () => called }).safeParse(given);
  return result.success
    ? result.data
    : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("the answers of a form", () => {
  it("are kept as they are read, each under its name", () => {
    expect(read([FIELDS.name, FIELDS.kms], { name: " Mia ", kms: "85,000 km", other: "x" })).toEqual({
      name: "Mia",
      kms: "85000",
    });
  });

  it("refuse a deposit that is as much as the price, beside it", () => {
    const fields = [FIELDS.vehiclePriceBudget, FIELDS.deposit];
    const over = { vehiclePriceBudget: "6490", deposit: "10000" };
    expect(read(fields, over)).toEqual(["deposit: problem.depositOver field It"]);
    expect(read(fields, { ...over, deposit: "6,490" })).toEqual(["deposit: problem.depositOver field It"]);
    expect(read(fields, { ...over, deposit: "6489" })).toEqual({ ...over, deposit: "6489" });
    expect(read(fields, { vehiclePriceBudget: "6490" })).toEqual({ vehiclePriceBudget: "6490" });
    expect(read([FIELDS.deposit], { deposit: "10000" })).toEqual({ deposit: "10000" });
  });

  it("say what is wrong with each, with what the words need", () => {
    const long = "x".repeat(61);
    expect(read([FIELDS.name, FIELDS.email], { name: long, email: "a" })).toEqual([
      "name: problem.tooLong field It max 60 count 61",
      "email: problem.email field It",
    ]);
  });

  it("are asked for where they are missing: a question is to be answered, everything else required", () => {
    expect(read([FIELDS.name], {})).toEqual(["name: problem.required field It"]);
    expect(read([FIELDS.name], { name: " " }, false, "Who are you?")).toEqual([
      "name: problem.unanswered field Who are you?",
    ]);
    expect(read([FIELDS.name], { name: "1" }, false, "Who?")).toEqual(["name: problem.name field Who?"]);
    expect(read([FIELDS.message, FIELDS.resume], {})).toEqual({});
  });

  it("need the terms agreed to where there are some", () => {
    expect(read([], {}, true)).toEqual([`${TERMS}: form.terms`]);
    expect(read([], { [TERMS]: "off" }, true)).toEqual([`${TERMS}: form.terms`]);
    expect(read([], { [TERMS]: "on" }, true)).toEqual({ [TERMS]: "on" });
    expect(read([], { [TERMS]: "on" })).toEqual({});
  });
});

describe("a file", () => {
  const file = (bytes: number, name = "cv.pdf") => new File([new Uint8Array(bytes)], name);
  const faults = (resume: unknown, field: FieldDefinition = FIELDS.resume) => {
    const answer = read([field], { resume });
    return Array.isArray(answer) ? answer : [];
  };

  it.each(["cv.pdf", "cv.doc", "CV.DOCX", "cv.odt", "cv.rtf", "cv.txt"])("may be called %s", (name) => {
    expect(faults(file(1, name))).toEqual([]);
  });

  it("is refused when it is empty, too large, of another kind or none", () => {
    expect(faults(file(MOST_FILE_BYTES))).toEqual([]);
    expect(faults(file(MOST_FILE_BYTES + 1))).toEqual(["resume: problem.fileSize field It"]);
    expect(faults(file(0))).toEqual(["resume: problem.fileEmpty field It"]);
    for (const name of ["cv.exe", "cv.pdf.exe", "pdf", "cv.pdfx"])
      expect(faults(file(1, name)), name).toEqual(["resume: problem.fileType field It"]);
    expect(faults("cv.pdf")).toEqual(["resume: problem.required field It"]);
    expect(faults(undefined)).toEqual([]);
    const { optional: _, ...required } = FIELDS.resume;
    expect(faults(undefined, required)).toEqual(["resume: problem.required field It"]);
  });

  it("may have five megabytes", () => expect(MOST_FILE_BYTES).toBe(5_242_880));
});
