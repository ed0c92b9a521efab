/** A vehicle in few words, beside a form about it. */
export interface VehicleBriefView {
  readonly title: string;
  readonly badge: string | null;
  /** Title and badge. */
  readonly name: string;
  readonly price: string;
  readonly priceType: string | null;
  readonly place: string;
  readonly stock: string;
  readonly href: string;
  readonly picture: { readonly src: string; readonly alt: string } | null;
}
