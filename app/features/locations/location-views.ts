import type { PageFrame } from "~/domain/content/page-frame";
import type { SiteImage } from "~/domain/tenant/config/shapes";
import type { HoursText } from "~/domain/location/hours-text";

/** A telephone number as printed and as dialled. */
export interface PhoneLink {
  readonly text: string;
  readonly href: string;
}

/** Whether the doors are open, in words: "Open now, until 5:30 pm". */
export interface OpenView {
  readonly isOpen: boolean;
  readonly text: string;
}

/** A place on a card (LOC-06). */
export interface LocationCardView {
  readonly id: string;
  readonly name: string;
  /** "Carrara QLD", where the name does not say it. */
  readonly address: string;
  readonly href: string;
  /** Null for places that do not sell. */
  readonly stockHref: string | null;
  readonly directionsHref: string;
  readonly phone: PhoneLink | null;
  readonly image: SiteImage | null;
  readonly map: MapView | null;
  readonly rating: RatingView | null;
  readonly open: OpenView | null;
  /** "Sales, Service" */
  readonly departments: string;
  readonly brands: readonly string[];
  /** "12 km away"; null without a place to count from. */
  readonly distance: string | null;
}

/** Our own drawing of where a place is. */
export interface MapView {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A review score. */
export interface RatingView {
  readonly value: number;
  readonly text: string;
  readonly label: string;
}

/** One department's way in: telephone and week. */
export interface DepartmentView {
  readonly id: string;
  /** "Sales" */
  readonly label: string;
  readonly phone: PhoneLink | null;
  readonly open: OpenView | null;
  readonly hours: readonly HoursText[];
  readonly licence: string;
}

/** A day whose hours differ. */
export interface SpecialDayView {
  readonly date: string;
  readonly name: string;
  readonly hours: string;
}

/** The words of a location's page. */
export interface LocationWords {
  readonly directions: string;
  readonly stock: string;
  readonly email: string;
  readonly details: string;
  readonly hours: string;
  readonly department: string;
  readonly special: string;
  readonly brands: string;
  readonly others: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
}

/** A location's page. */
export interface LocationPageView {
  readonly frame: PageFrame;
  readonly card: LocationCardView;
  readonly label: string;
  readonly emailHref: string | null;
  readonly departments: readonly DepartmentView[];
  readonly special: readonly SpecialDayView[];
  readonly others: readonly LocationCardView[];
  readonly words: LocationWords;
}

/** All places of a dealer. */
export interface LocationsPageView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  /** Cards in a row of twelve parts (LOC-17). */
  readonly span: number;
  readonly cards: readonly LocationCardView[];
  readonly words: LocationWords;
}

/** The directory of a group's places. */
export interface DirectoryPageView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  readonly form: DirectoryFormView;
  /** "53 places", "4 places with Kia, nearest to 4127 first" */
  readonly summary: string;
  readonly groups: readonly { readonly title: string; readonly cards: readonly LocationCardView[] }[];
  readonly map: MapView | null;
  readonly empty: { readonly text: string; readonly href: string; readonly label: string } | null;
  readonly words: LocationWords;
}

/** The filters above a directory: a GET form. */
export interface DirectoryFormView {
  readonly action: string;
  readonly brand: ChoiceView;
  readonly service: ChoiceView;
  readonly postcode: {
    readonly label: string;
    readonly value: string;
    readonly error: string | null;
    readonly maxLength: number;
  };
  readonly submit: string;
}

/** A list to choose from. */
export interface ChoiceView {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
