export const en = {
  area: 'Payments',
  errors: {
    'payments.currency-not-taken': 'This school does not accept payments in this currency.',
    'payments.gateway-unavailable': 'Our partner is not answering at the moment. Please try again in a few minutes.',
    'payments.no-gateway': 'This school does not accept payments yet.',
    'payments.refund-not-possible': 'This payment cannot be refunded any more.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /transaction/:hash/cancel': 'Cancelled a payment',
  },
}
