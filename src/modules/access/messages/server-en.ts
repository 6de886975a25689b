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
}
