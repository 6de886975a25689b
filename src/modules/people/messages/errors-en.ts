export const en = {
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
  'people.account-exists': 'Account already exists',
}
