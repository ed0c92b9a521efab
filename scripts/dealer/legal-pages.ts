import type { Country } from "~/domain/country/country";
import { addressLine } from "~/domain/location/address-line";
import type { Answers } from "./dealer-answers";

/** The pages a site may not open without, by key. */
export const LEGAL_PAGES = ["terms", "privacy"] as const;

/** A file below `content/pages/`. */
export interface LegalPage {
  readonly name: (typeof LEGAL_PAGES)[number];
  readonly text: string;
}

/**
 * Drafts of a dealer's legal pages. Each says above its text that a lawyer has to check it, until somebody takes that
 * out.
 */
export function legalPages(answers: Answers, country: Country): readonly LegalPage[] {
  const texts = { terms: termsOf(answers, country), privacy: privacyOf(answers, country) };
  return LEGAL_PAGES.map((name) => ({ name, text: texts[name] }));
}

interface Head {
  readonly page: LegalPage["name"];
  readonly title: string;
  readonly about: string;
}

function page({ page: key, title, about }: Head, { name }: Answers, body: string): string {
  const quoted = (text: string) => JSON.stringify(text);
  return `---
page: ${key}
title: ${title}
description: ${quoted(`${about} ${name}.`)}
intro: ${quoted(`Draft, to be checked by the lawyer of ${name} before this site opens.`)}
---

${body.trim()}
`;
}

function termsOf(answers: Answers, { name: countryName, laws }: Country): string {
  const { name, mail, phone } = answers;
  return page(
    { page: "terms", title: "Terms and conditions", about: "The terms on which you use the site of" },
    answers,
    `
This site is run by ${name}. Nothing here takes away a right that you have under the ${laws.consumer} or another law of ${countryName}.

## Vehicles and prices

Stock, prices and specifications can change, and mistakes can happen. Please ask us to confirm what matters to you before you decide. A vehicle is yours once both sides have signed a contract for it.

## Messages

What you send through this site is a question to us and binds neither side.

## Questions

Call ${phone} or write to ${mail}.
`,
  );
}

function privacyOf(answers: Answers, country: Country): string {
  const { name, mail, phone, address } = answers;
  const { state, ...place } = address;
  const written = addressLine({ ...place, state: state.code.toUpperCase() }, country);
  return page(
    { page: "privacy", title: "Privacy policy", about: "How personal information is handled at" },
    answers,
    `
${name} handles personal information under the ${country.laws.privacy}.

## What we collect

What you give us in a form: your name, how to reach you, and what you write. If you allow it, which pages of this site are opened, counted without your name.

## Why

To answer you, to keep appointments, and to keep the records that the law asks of us.

## Seeing and correcting it

Ask us at any time what we hold of you, to correct it, or to erase it: ${mail}, ${phone}, or ${written}.
`,
  );
}
