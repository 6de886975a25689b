export const en = {
  area: 'Access',
  errors: {
    'access.already-has-access': 'This student already has access to this product',
    'access.lasts-longer': 'They already have access until then or longer',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/students/:id/access': 'Granted a student access',
    'DELETE /home/students/:id/access/:productId': 'Revoked a student’s access',
    'DELETE /home/grants/:grantId': 'Revoked one of a student’s grants',
    'POST /home/grants/:grantId/extend': 'Extended a student’s access',
  },
  mails: {
    'ending.subject': 'Your access to “{title}” ends soon',
    'ending.heading': 'Your access ends soon',
    'ending.until': 'Hello {name}, you have access to “{title}” at {school} until {at}.',
    'ending.nothing-charged':
      'Nothing renews automatically, and you will not be charged. We keep your notes and your progress in case you come back.',
    'revoked.subject': 'Your access to “{title}” has ended',
    'revoked.heading': 'Your access has ended',
    'revoked.text': 'Hello {name}, you no longer have access to “{title}” at {school}.',
    'revoked.reason': 'The reason: {reason}',
    'revoked.kept': 'We keep your notes and your progress. If this is a mistake, write to the school.',
    'ending.action': 'See the product',
  },
}
