export const en = {
  'moderation.muted': 'You cannot write at the moment. The reason: {reason}',
  'moderation.muted-until': 'You cannot write until {until}. The reason: {reason}',
  'moderation.too-fast': {
    one: 'That was a lot in a short time. Write again in {seconds} second.',
    other: 'That was a lot in a short time. Write again in {seconds} seconds.',
  },
  'moderation.settled': 'Someone has already settled this.',
}
