export const en = {
  area: 'Accounts',
  errors: {
    'people.wrong-credentials': 'Wrong email or password',
    'people.no-such-credentials': 'These credentials do not match our records.',
    'people.too-many-logins': {
      one: 'Too many login attempts. Please try again in {seconds} second.',
      other: 'Too many login attempts. Please try again in {seconds} seconds.',
    },
    'people.login-disabled': 'Login is temporarily disabled',
    'people.registration-disabled': 'Registration is temporarily disabled',
    'people.students-not-admitted': 'Students are not able to log in yet',
    'people.no-such-user': 'We cannot find a user with that e-mail address.',
    'people.reset-token-invalid': 'This password reset token is invalid.',
    'people.wrong-current-password': 'This is not your current password',
    'people.name-with-address': 'A name cannot hold a web address',
    'people.account-exists': 'Account already exists',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /login': 'Logged in',
    'POST /logout': 'Logged out',
    'POST /register': 'Created an account',
    'POST /password/email': 'Asked for a link to a new password',
    'POST /password/reset': 'Set a new password from an emailed link',
    'POST /my/account': 'Changed their own account',
    'POST /my/account/password': 'Changed their own password',
    'PUT /home/settings/switches': 'Changed who may log in and register',
    'PUT /my/account/avatar': 'Changed their own picture',
  },
  /** What the server says after something went well. */
  answers: {
    resetLinkSent: 'We have e-mailed a password reset link to {email}. If it does not arrive, check the spam folder.',
    passwordReset: 'Your password has been reset. You can log in now.',
    registeredButNotAdmitted: 'Your account is ready. Students are not able to log in yet; we are keeping your place.',
    accountSaved: 'Saved',
    passwordChanged: 'Your password has been changed. You have been logged out on all other devices.',
  },
  mails: {
    'passwordReset.subject': 'Choose a new password',
    'passwordReset.heading': 'Choose a new password',
    'passwordReset.asked': 'Hello {name}, someone asked for a new password for your account at {school}.',
    'passwordReset.action': 'Choose a new password',
    'passwordReset.expires': {
      one: 'The link works once and expires in {count} minute.',
      other: 'The link works once and expires in {count} minutes.',
    },
    'passwordChanged.subject': 'Your password has been changed',
    'passwordChanged.heading': 'Your password has been changed',
    'passwordChanged.text': 'Hello {name}, the password of your account at {school} was changed on {at}.',
    'passwordChanged.you': 'If it was you, there is nothing to do.',
    'passwordChanged.notYou':
      'If it was not you, choose a new password now: that logs everybody else out. Then write to the school, and change the password of your mailbox as well.',
    'passwordChanged.action': 'It was not me: choose a new password',
    'passwordReset.notYou': 'If it was not you, you can ignore this email: your password stays as it is.',
  },
}
