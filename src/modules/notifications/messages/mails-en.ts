export const en = {
  buttonFails: 'If the button does not work, open this address:',
  sentBy: '{school} sent you this mail. Questions? Write to',
  'passwordReset.subject': 'Choose a new password',
  'passwordReset.heading': 'Choose a new password',
  'passwordReset.asked': 'Hello {name}, someone asked for a new password for your account at {school}.',
  'passwordReset.action': 'Choose a new password',
  'passwordReset.expires': {
    one: 'The link works once, for {count} minute.',
    other: 'The link works once, for {count} minutes.',
  },
  'passwordReset.notYou': 'If it was not you, there is nothing to do: your password stays as it is.',
}
