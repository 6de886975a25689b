export const en = {
  area: 'Reviews',
  errors: {
    'reviews.already-written': 'This course already has a review from this student',
    'reviews.author-no-student': 'Only a student’s comment can become a review',
    'reviews.held': 'This comment is waiting for approval. Approve it first.',
    'reviews.no-course': 'This comment does not belong to a course',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /comments/:id/review': 'Turned a comment into a review',
    'DELETE /comments/:id/review': 'Undid turning a comment into a review',
    'POST /home/reviews/:id/approve': 'Approved a review',
    'POST /home/reviews/:id/disapprove': 'Disapproved a review',
    'POST /home/reviews/:id/reconsider': 'Let a review wait for a decision again',
    'PUT /home/settings/reviews': 'Changed when reviews are shown',
  },
}
