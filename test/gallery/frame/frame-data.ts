/** What stands around every page of the gallery. */
export interface Frame {
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly labels: Readonly<Record<string, string>>;
  /** Key of the template registry. */
  readonly template: string;
  readonly layout: Readonly<Record<string, string>>;
  /** Values of the dealer, and those that are tried. */
  readonly themeCss: string;
  /** What the address chooses, for every link within the gallery. */
  readonly query: string;
  readonly choices: readonly ChoiceList[];
}

/** Links that show the same page otherwise. */
export interface ChoiceList {
  readonly name: string;
  readonly options: readonly {
    readonly label: string;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
}
