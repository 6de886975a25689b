export const en = {
  area: 'Moderation',
  errors: {
    'moderation.muted': 'You cannot write at the moment. The reason: {reason}',
    'moderation.muted-until': 'You cannot write until {until}. The reason: {reason}',
    'moderation.too-fast': {
      one: 'You are writing very fast. Try again in {seconds} second.',
      other: 'You are writing very fast. Try again in {seconds} seconds.',
    },
    'moderation.settled': 'Someone has already dealt with this.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/moderation/:id/delete': 'Deleted a reported or held item',
    'POST /home/moderation/:id/dismiss': 'Dismissed reports of an item',
    'POST /home/moderation/hold': 'Held back what someone wrote',
    'POST /home/moderation/:id/let-through': 'Approved a held item',
    'POST /home/students/:id/mute': 'Muted a student',
    'POST /home/students/:id/unmute': 'Unmuted a student',
  },
  alone: {
    'end-of-keeping': 'Removed entries of this list from before',
  },
}
