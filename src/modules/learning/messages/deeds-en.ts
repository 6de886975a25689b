/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /lecture/:id/watch': 'Watched a lecture',
  'POST /lecture/:id/star': 'Starred a lecture, or took the star back',
  'POST /lecture/:id/complete': 'Marked a lecture as completed, or took the mark back',
}
