import type { PageFrame } from "~/domain/content/page-frame";
import type { PART_DRAWINGS } from "~/domain/parts/part-file";
import type { SiteImage } from "~/domain/tenant/config/shapes";

/** A value of a drop-down list. */
export interface PartOption {
  readonly value: string;
  readonly label: string;
}

/** A link that narrows the list, with how many parts it leaves. */
export interface PartFilter {
  readonly label: string;
  readonly count: string;
  readonly href: string;
  readonly current: boolean;
}

/** A part as its row prints it. */
export interface PartView {
  readonly id: string;
  readonly name: string;
  /** "Part no. BG-1001" */
  readonly number: string;
  readonly fits: string;
  readonly note: string;
  /** "$28.50", or in words where there is none. */
  readonly price: string;
  /** "$149 fitted"; empty where it is not known. */
  readonly fitted: string;
  readonly isHere: boolean;
  readonly delivery: string;
  readonly image: SiteImage | null;
  readonly drawing: (typeof PART_DRAWINGS)[number];
  readonly ask: { readonly href: string; readonly label: string } | null;
}

/** What a dealer's list of parts is asked by. */
export interface PartsFormView {
  readonly action: string;
  readonly words: { readonly label: string; readonly placeholder: string; readonly value: string };
  readonly vehicle: PartChoicesView;
  /** Null where nothing is listed yet. */
  readonly sort: PartChoicesView | null;
  /** Stays when the form is sent. */
  readonly category: string;
  readonly submit: string;
}

interface PartChoicesView {
  readonly label: string;
  readonly value: string;
  readonly options: readonly PartOption[];
}

/** A dealer's parts search (ROUTE-32). */
export interface PartsPageView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  /** Filtered lists are for visitors, not for search engines. */
  readonly noindex: boolean;
  readonly form: PartsFormView;
  readonly categories: { readonly label: string; readonly filters: readonly PartFilter[] };
  /** "12 parts for Toyota HiLux" */
  readonly summary: string;
  readonly listLabel: string;
  readonly parts: readonly PartView[];
  /** What to say where nothing is found. */
  readonly empty: {
    readonly heading: string;
    readonly text: string;
    readonly clear: { readonly href: string; readonly label: string };
    readonly ask: { readonly href: string; readonly label: string } | null;
  } | null;
  readonly pages: {
    readonly page: number;
    readonly count: number;
    /** Address of every page, from the first. */
    readonly hrefs: readonly string[];
    readonly labels: {
      readonly nav: string;
      readonly previous: string;
      readonly next: string;
      /** Names of the pages, from the first. */
      readonly each: readonly string[];
    };
  };
}
