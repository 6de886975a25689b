/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /login': 'Logged in',
  'POST /logout': 'Logged out',
  'POST /register': 'Registered an account',
  'POST /password/email': 'Asked for a link to a new password',
  'POST /password/reset': 'Set a new password by a mailed link',
  'POST /my/account': 'Changed their own account',
  'POST /my/account/password': 'Changed their own password',
  'PUT /home/settings/switches': 'Changed who may log in and register',
  'PUT /my/account/avatar': 'Changed their own picture',
}
