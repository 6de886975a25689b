export const en = {
  area: 'Partners',
  errors: {
    'partners.has-sales': 'Orders came by this partner, so they stay on record. You can end them instead.',
    'partners.more-than-owed': 'This is more than the partner is owed',
    'validation.commission': 'Give a whole number above zero',
    'validation.commission-percent': 'A percentage is a whole number from 1 to 100',
    'validation.window': 'A whole number of days from 1 to 365',
    'validation.partner-unique': 'Another partner has this code',
    'validation.partner-products': 'Choose at least one product',
    'validation.partner-promo-code': 'There is no such promo code',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/partners': 'Added a partner',
    'PUT /home/partners/:partnerId': 'Changed a partner',
    'POST /home/partners/:partnerId/end': 'Ended a partner',
    'POST /home/partners/:partnerId/resume': 'Let a partner go on',
    'DELETE /home/partners/:partnerId': 'Deleted a partner',
    'POST /home/partners/:partnerId/page': 'Mailed a partner the address of their page',
    'DELETE /home/partners/:partnerId/page': 'Ended the address of a partner’s page',
    'POST /home/partners/:partnerId/payouts': 'Put down that a partner was paid',
    'DELETE /home/partners/:partnerId/payouts/:payoutId': 'Took back that a partner was paid',
  },
  mails: {
    'page.subject': 'Your partner page at {school}',
    'page.heading': 'Your partner page',
    'page.text': 'Hello {name}, here is your own page as a partner of {school}.',
    'page.what': 'You will find your links there, the clicks and sales that came by them, and what you are owed.',
    'page.action': 'Open your page',
    'page.private':
      'The address is yours alone: whoever has it sees the page, so please do not pass it on. An earlier address, if you had one, leads nowhere any more.',
  },
}
