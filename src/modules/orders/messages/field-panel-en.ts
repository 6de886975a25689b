/** The panel where an instructor says what a checkout asks. */
export const en = {
  title: 'Fields at the checkout',
  intro:
    'Buyers fill these in before they pay, and the answers are kept with the order. Phone number, VAT ID and address are always asked for and always optional.',
  none: 'This checkout has no fields of its own yet.',
  save: 'Save',
}
