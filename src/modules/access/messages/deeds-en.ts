/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /home/students/:id/access': 'Gave a student access',
  'DELETE /home/students/:id/access/:productId': 'Took access from a student',
}
