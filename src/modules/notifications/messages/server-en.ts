export const en = {
  area: 'Emails',
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /json/answer-mails': 'Changed which replies they get emails about',
    'PUT /json/product-mails': 'Changed whether they get emails about what they bought',
  },
  mails: {
    'answers.subject': { one: '{count} reply to you', other: '{count} replies to you' },
    'answers.heading': 'Replies to you',
    'products.subject': { one: '{count} new thing in what you have', other: '{count} new things in what you have' },
    'products.heading': 'New in what you have',
    stopProducts: 'No more emails about what is new in what I bought',
    moreNews: { one: 'And {count} more on the site.', other: 'And {count} more on the site.' },
    stopAnswers: 'No more emails about replies',
    stopAll: 'No emails about the community at all',
  },
  answers: {
    unsubscribed: 'Done. You will get no more of these emails.',
  },
}
