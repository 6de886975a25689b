export const en = {
  area: 'Partners',
  errors: {
    'partners.has-sales':
      'This partner has brought orders, so they stay on record. You can end the partnership instead.',
    'partners.more-than-owed': 'This is more than the partner is owed',
    'validation.commission': 'Enter a whole number above zero',
    'validation.commission-percent': 'A percentage is a whole number from 1 to 100',
    'validation.renewal-months': 'A whole number of months from 0 to 120',
    'validation.window': 'A whole number of days from 1 to 365',
    'validation.partner-unique': 'Another partner has this code',
    'validation.partner-products': 'Choose at least one product',
    'validation.partner-promo-code': 'There is no such promo code',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/partners': 'Added a partner',
    'PUT /home/partners/:partnerId': 'Changed a partner',
    'POST /home/partners/:partnerId/end': 'Ended a partnership',
    'POST /home/partners/:partnerId/resume': 'Resumed a partnership',
    'DELETE /home/partners/:partnerId': 'Deleted a partner',
    'POST /home/partners/:partnerId/page': 'Emailed a partner the address of their page',
    'DELETE /home/partners/:partnerId/page': 'Turned off the address of a partner’s page',
    'POST /home/partners/:partnerId/payouts': 'Recorded a payout to a partner',
    'DELETE /home/partners/:partnerId/payouts/:payoutId': 'Deleted a payout to a partner',
  },
  mails: {
    'page.subject': 'Your partner page at {school}',
    'page.heading': 'Your partner page',
    'page.text': 'Hello {name}, here is your own page as a partner of {school}.',
    'page.what': 'You will find your links there, the clicks and sales they brought, and what you are owed.',
    'page.action': 'Open your page',
    'page.private':
      'The address is private: anyone who has it can see the page, so please do not share it. An earlier address, if you had one, no longer works.',
  },
}
