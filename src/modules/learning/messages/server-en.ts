export const en = {
  area: 'Lessons',
  errors: {
    'learning.lecture-not-found': 'No lecture found',
    'learning.lecture-not-available': 'This lecture is not available in chosen variant',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /lecture/:id/watch': 'Watched a lecture',
    'POST /lecture/:id/star': 'Added a lecture to favourites, or removed it',
    'POST /lecture/:id/complete': 'Marked a lecture as completed or not completed',
  },
}
