/** Measurements of a search index outside this process. */
export interface IndexMetrics {
  /**
   * @param lagSeconds how long ago the oldest change was published that the index does not have
   * @param waiting vehicles whose present state it does not have
   */
  indexBehind(lagSeconds: number, waiting: number): void;
  /** A comparison found this many vehicles that the index held wrongly, lacked or should not have held. */
  indexDrift(vehicles: number): void;
}
