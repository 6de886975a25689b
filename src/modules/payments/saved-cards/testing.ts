/** What a row of saved_cards says of BLIK; the sandbox keeps only cards, so tests write it over one. */
export const BLIK = {
  kind: 'blik',
  fingerprint: null,
  brand: null,
  last4: null,
  expiryMonth: null,
  expiryYear: null,
} as const
