export const en = {
  area: 'Access',
  errors: {
    'access.already-has-access': 'This student already has access to this product',
    'access.lasts-longer': 'It is open to them until then or longer already',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/students/:id/access': 'Gave a student access',
    'DELETE /home/students/:id/access/:productId': 'Took access from a student',
    'DELETE /home/grants/:grantId': 'Ended one access of a student',
    'POST /home/grants/:grantId/extend': 'Extended a student’s access',
  },
  mails: {
    'ending.subject': 'Your access to “{title}” ends soon',
    'ending.heading': 'Your access ends soon',
    'ending.until': '{name}, “{title}” at {school} stays open to you until {at}.',
    'ending.nothing-charged':
      'Nothing is renewed or charged by itself. Your notes and your progress are kept, should you come back later.',
    'revoked.subject': 'Your access to “{title}” has ended',
    'revoked.heading': 'Your access has ended',
    'revoked.text': '{name}, “{title}” at {school} is no longer open to you.',
    'revoked.reason': 'The reason: {reason}',
    'revoked.kept': 'Your notes and your progress are kept. If this is a mistake, write to the school.',
    'ending.action': 'See the product',
  },
}
