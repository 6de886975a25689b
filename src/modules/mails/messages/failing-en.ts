export const en = {
  title: 'Emails that do not go out',
  intro:
    'Refused, or waiting for more than an hour. They are tried again by themselves for about two hours; after that, once you try.',
  none: 'Every email has gone out',
  noneText: 'An email that is refused, or waits for more than an hour, stands here with what the other side said.',
  to: 'To',
  subject: 'Subject',
  written: 'Written',
  said: 'What the other side said',
  notTried: 'Not tried yet',
  tooOld: 'Too old to be sent',
  retry: 'Try again',
  retryOf: 'Try again: {mail}',
  tried: 'Tried again',
  retried: 'The email is tried again.',
}
