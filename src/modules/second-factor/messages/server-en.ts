export const en = {
  area: 'Two-step login',
  errors: {
    'second-factor.none': 'Your account has no second step: load the page again.',
    'second-factor.there': 'Two-step login is on already: load the page again.',
    'second-factor.login-step-over': 'Log in again: more than ten minutes have passed.',
    'second-factor.first-yours': 'Set up two-step login of your own first, in your account.',
    'second-factor.school-demands-it': 'The school asks its admins for two-step login: it cannot be switched off.',
    'second-factor.own-not-reset': 'Switch off your own two-step login in your account.',
    'second-factor.passkey-not-accepted': 'This passkey was not accepted. Try again, or log in with your password.',
    'second-factor.too-many-passkeys': 'Remove a passkey first: you have as many as there can be.',
    'second-factor.wrong-code': 'This code is wrong, or was used before',
    'second-factor.too-many-codes': {
      one: 'Too many wrong codes. Please try again in {seconds} second.',
      other: 'Too many wrong codes. Please try again in {seconds} seconds.',
    },
  },
  deeds: {
    'POST /my/second-factor/passkeys/begin': 'Began to add a passkey of their own',
    'POST /my/second-factor/passkeys': 'Added a passkey of their own',
    'PUT /my/second-factor/passkeys/:passkeyId': 'Renamed a passkey of their own',
    'POST /my/second-factor/passkeys/:passkeyId/remove': 'Removed a passkey of their own',
    'POST /login/passkey/begin': 'Began to log in with a passkey',
    'POST /login/passkey': 'Logged in with a passkey',
    'POST /login/code': 'Logged in with a second step',
    'POST /my/second-factor/authenticator': 'Began to set up two-step login of their own',
    'POST /my/second-factor/authenticator/confirm': 'Switched on two-step login of their own',
    'POST /my/second-factor/recovery-codes': 'Made new recovery codes of their own',
    'PUT /home/settings/second-factor': 'Changed whether all admins need two-step login',
    'POST /home/settings/admins/:adminId/second-factor/reset': 'Took the lost two-step login of an admin away',
    'POST /my/second-factor/off': 'Switched off two-step login of their own',
  },
  mails: {
    'on.subject': 'Two-step login is on at {school}',
    'on.heading': 'Two-step login is on',
    'on.text':
      'Hello {name}, since {at} your account at {school} asks for a code of your app after the password. Keep the recovery codes where you find them without your phone.',
    'off.subject': 'Two-step login is off at {school}',
    'off.heading': 'Two-step login is off',
    'off.text': 'Hello {name}, since {at} your account at {school} asks for nothing but the password.',
    'codes-renewed.subject': 'New recovery codes for {school}',
    'codes-renewed.heading': 'You have new recovery codes',
    'codes-renewed.text':
      'Hello {name}, on {at} new recovery codes were made for your account at {school}. The old ones open nothing any more.',
    'code-used.subject': 'A recovery code was used at {school}',
    'code-used.heading': 'A recovery code was used',
    'code-used.text': 'Hello {name}, on {at} a recovery code of your account at {school} was used.',
    'passkey-added.subject': 'A passkey was added at {school}',
    'passkey-added.heading': 'You have a new passkey',
    'passkey-added.text':
      'Hello {name}, on {at} a passkey was added to your account at {school}. It logs you in without a password.',
    'passkey-removed.subject': 'A passkey was removed at {school}',
    'passkey-removed.heading': 'A passkey was removed',
    'passkey-removed.text':
      'Hello {name}, on {at} a passkey of your account at {school} was removed. It opens nothing any more.',
    'reset.subject': 'Your two-step login at {school} was taken away',
    'reset.heading': 'You log in by your password alone',
    'reset.text':
      'Hello {name}, on {at} an owner of {school} took the second step off your login, because it was lost. You were logged out everywhere; app, passkeys and recovery codes open nothing any more. Log in with your password and set up two-step login again.',
    left: {
      one: 'You have {count} recovery code left. Make new ones in your account before it is gone.',
      other: 'You have {count} recovery codes left. In your account you can make new ones at any time.',
    },
    you: 'If it was you, there is nothing to do.',
    notYou:
      'If it was not you, change your password now: that logs everybody else out. Then write to the school, and change the password of your mailbox as well.',
    action: 'Go to your account',
  },
}
