export const en = {
  area: 'Payments',
  errors: {
    'payments.currency-not-taken': 'This school does not accept payments in this currency.',
    'payments.gateway-unavailable': 'Our partner is not answering at the moment. Please try again in a few minutes.',
    'payments.no-gateway': 'This school does not accept payments yet.',
    'payments.account-is-another':
      'Another admin has connected a payment account meanwhile, or switched payments off. Reload the page to see how it stands.',
    'payments.account-does-not-work': 'The account does not work, so it was not connected. The gateway says: {says}',
    'payments.refund-not-possible': 'This payment cannot be refunded any more.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/settings/payments/try': 'Tried a payment account',
    'POST /home/settings/payments/accounts/:accountId/try': 'Tried the payment account',
    'POST /home/settings/payments/accounts': 'Connected a payment account',
    'POST /home/settings/payments/accounts/:accountId/off': 'Switched payments off',
    'POST /transaction/:hash/cancel': 'Cancelled a payment',
  },
}
