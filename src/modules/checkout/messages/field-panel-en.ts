/** The panel where an instructor says what a checkout asks. */
export const en = {
  title: 'Fields at the checkout',
  intro:
    'Whoever buys this product fills them in before paying, and the answers stay with the order. The phone number, the VAT ID and the address are asked everywhere and stay optional.',
  none: 'This checkout asks nothing of its own yet.',
  save: 'Save',
}
