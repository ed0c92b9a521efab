/** What a form in a dialog is given. */
export interface ShortFormProps {
  /** The form's address, with what asks for its short questions. */
  readonly path: string;
  /** The address of its page, for when the form cannot be shown here. */
  readonly page: string;
  readonly onClose: () => void;
}
