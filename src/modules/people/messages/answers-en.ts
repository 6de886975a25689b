/** What the server says after something went well. */
export const en = {
  resetLinkSent: 'We have e-mailed a password reset link to {email}. If it does not arrive, check the spam folder.',
  passwordReset: 'Your password has been reset. You can log in now.',
  registeredButNotAdmitted: 'Your account is ready. Students are not able to log in yet; we keep your place.',
  accountSaved: 'Saved',
  passwordChanged: 'Your password has been changed. Everywhere else you have been logged out.',
}
