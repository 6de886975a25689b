/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /comments': 'Wrote a comment',
  'DELETE /comments/:id': 'Deleted a comment',
  'POST /comment/:id/replies': 'Replied to a comment',
  'POST /comment/:id/reply': 'Replied to a comment with a picture',
  'DELETE /replies/:id': 'Deleted a reply',
}
