import type { Coordinates } from "~/domain/location/distance";
import type { SpecialDayText } from "~/domain/location/place-hours";
import type { PageFrame } from "~/domain/content/page-frame";
import type { ReviewsView } from "~/domain/review/reviews-view";
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
  /** Degrees; null for a place whose position nobody wrote down. */
  readonly position: Coordinates | null;
  readonly rating: RatingView | null;
  readonly open: OpenView;
  /** Days to come whose hours differ, soonest first. */
  readonly special: readonly SpecialDayText[];
  /** "Sales, Service" */
  readonly departments: string;
  readonly brands: readonly string[];
  /** "12 km away"; null without a place to count from. */
  readonly distance: string | null;
}

/** The map provider's frame, which loads only after a click (LOC-05). */
export interface LiveMapView {
  readonly src: string;
  readonly title: string;
  readonly open: string;
  /** "From www.openstreetmap.org": whose server is asked by that click. */
  readonly note: string;
}

/** One place of a block, with all there is to say of it without leaving the page. */
export interface PlaceView {
  readonly card: LocationCardView;
  readonly emailHref: string | null;
  readonly hours: readonly HoursText[];
  readonly live: LiveMapView | null;
}

/** The dealer's places on a page that is about something else (LOC-03 to LOC-05). */
export interface LocationBlockView {
  readonly title: string;
  readonly text: string;
  readonly layout: "single" | "cards" | "tabs";
  readonly places: readonly PlaceView[];
  /** Cards in a row of twelve parts (LOC-17, LOC-18). */
  readonly span: number;
  /** The page with all locations, where the block shows only some. */
  readonly more: { readonly label: string; readonly href: string } | null;
  readonly words: LocationWords;
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
  readonly open: OpenView;
  readonly hours: readonly HoursText[];
  readonly licence: string;
  /** Its own page; null on that page. */
  readonly href: string | null;
}

/** The words of a location's page. */
export interface LocationWords {
  readonly directions: string;
  readonly stock: string;
  readonly email: string;
  readonly details: string;
  /** On the cards of a carousel. */
  readonly visit: string;
  readonly hours: string;
  readonly department: string;
  readonly special: string;
  readonly brands: string;
  readonly others: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  readonly close: string;
  readonly choose: string;
  readonly nearest: NearestWords;
}

/** Words of the look for the nearest place. */
export interface NearestWords {
  readonly button: string;
  readonly looking: string;
  readonly found: string;
  readonly refused: string;
  /** Above the places that are not among the nearest. */
  readonly further: string;
  /** "{} away" */
  readonly away: string;
  /** A BCP 47 tag, for numbers. */
  readonly locale: string;
}

/** A location's page. */
export interface LocationPageView {
  readonly frame: PageFrame;
  readonly card: LocationCardView;
  readonly label: string;
  readonly emailHref: string | null;
  readonly live: LiveMapView | null;
  readonly departments: readonly DepartmentView[];
  readonly others: readonly LocationCardView[];
  /** Null where nobody has reviewed it. */
  readonly reviews: ReviewsView | null;
  readonly words: LocationWords;
}

/** Places that stand together. */
export interface PlaceGroupView {
  /** "Queensland"; empty where no heading stands above them. */
  readonly title: string;
  /** Their towns, each once, to tell what a folded group holds. */
  readonly towns: readonly string[];
  readonly cards: readonly LocationCardView[];
}

/** All places of a dealer. */
export interface LocationsPageView {
  readonly frame: PageFrame;
  readonly title: string;
  readonly intro: string;
  /** Cards in a row of twelve parts (LOC-17). */
  readonly span: number;
  /** One without a title, or by state. */
  readonly groups: readonly PlaceGroupView[];
  /** Where to start from; null for a dealer with one place. */
  readonly finder: NearestFormView | null;
  readonly reviews: ReviewsView | null;
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
  readonly groups: readonly PlaceGroupView[];
  readonly map: MapView | null;
  /** Where the places are on that map, in per cent from its start and top. */
  readonly pins: readonly PinView[];
  readonly empty: { readonly text: string; readonly href: string; readonly label: string } | null;
  readonly words: LocationWords;
}

/** A place on a map of many. */
export interface PinView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly left: number;
  readonly top: number;
}

/** The filters above a directory: a GET form. */
export interface DirectoryFormView {
  readonly action: string;
  readonly text: { readonly label: string; readonly placeholder: string; readonly value: string };
  readonly brand: ChoiceListView;
  readonly service: ChoiceListView;
  readonly postcode: PostcodeView;
  readonly within: ChoiceListView;
  /** The line that the choices beside the text open from. */
  readonly more: string;
  readonly submit: string;
}

/** The question for a postcode, and what was answered. */
export interface PostcodeView {
  readonly label: string;
  readonly value: string;
  /** "Invalid postcode" (LOC-20). */
  readonly error: string | null;
  readonly maxLength: number;
}

/** A postcode to find the nearest place from: a GET form. */
export interface NearestFormView {
  readonly action: string;
  readonly postcode: PostcodeView;
  readonly submit: string;
}

/** A list to choose from. */
export interface ChoiceListView {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
