export const en = {
  area: 'Lessons',
  errors: {
    'learning.lecture-not-found': 'No lecture found',
    'learning.lecture-not-available': 'This lecture is not available in chosen variant',
    'learning.not-awaited': 'This lecture is not waited for any more. Please reload the page.',
    'learning.exam-decides': 'This lecture is completed by passing its exam.',
  },
  mails: {
    'opened.subject': '“{lecture}” is open',
    'opened.heading': 'The lecture is open',
    'opened.text': '{name}, you asked to be told: “{lecture}” of “{course}” at {school} is open to you now.',
    'opened.action': 'Watch it',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /lecture/:id/watch': 'Watched a lecture',
    'POST /lecture/:id/reminder': 'Asked to be told when a lecture opens, or no longer',
    'POST /lecture/:id/star': 'Added a lecture to favourites, or removed it',
  },
}
