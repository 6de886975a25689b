/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /comments/:id/review': 'Turned a comment into a review',
  'POST /home/reviews/:id/approve': 'Approved a review',
  'POST /home/reviews/:id/disapprove': 'Disapproved a review',
  'PUT /home/settings/reviews': 'Changed when reviews are shown',
}
