/** A label with its value. */
export interface FactView {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}
