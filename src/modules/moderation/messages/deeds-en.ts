/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /home/moderation/:id/delete': 'Deleted a reported or held item',
  'POST /home/moderation/:id/dismiss': 'Dismissed reports of an item',
  'POST /home/moderation/:id/let-through': 'Let a held item through',
  'POST /home/students/:id/mute': 'Kept a student from writing',
  'POST /home/students/:id/unmute': 'Let a student write again',
}
