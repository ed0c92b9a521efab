/** A prize that may be drawn. */
export interface DrawPrize {
  readonly id: string;
  /** Its share of the draw beside the others'. */
  readonly weight: number;
  /** How many there are; null for no end. */
  readonly quantity: number | null;
}

/** Somebody's turn. */
export interface DrawTurn {
  /** `site.slug`. */
  readonly tenant: string;
  readonly campaign: string;
  /** Their telephone number or e-mail address; kept as a digest that nobody can turn back. */
  readonly person: string;
  readonly prizes: readonly DrawPrize[];
  readonly at: string;
  /** A number from 0 to below `max`, each as likely. */
  random(max: number): number;
}

/** What a turn brought. */
export interface DrawResult {
  /** Null when nothing was left. */
  readonly prizeId: string | null;
  /** False when the person had a turn before: then it is what that one brought. */
  readonly isNew: boolean;
}

/** Draws of all dealers: one turn a person in a campaign, no prize more often than there are. */
export interface PrizeDraws {
  draw(turn: DrawTurn): Promise<DrawResult>;
}
