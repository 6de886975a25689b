import { en as problems } from './line-problems-en.ts'

export const en = {
  area: 'Students',
  errors: {
    'students.import-too-long': 'At most {max} lines can be imported at once',
    'students.import-no-emails': 'No column of this file holds email addresses',
    'students.school-closed': 'This school is closed, so no file of students can be imported into it any more.',
    'students.import-right-ended': 'Your role does not include adding students any more',
    'students.merged-order-being-paid':
      'An order of one of these accounts is being paid. Wait until the payment is settled, then merge them.',
    'students.admins-not-merged':
      'An admin’s account cannot be merged: it holds what the admin may do and did. Only two accounts of students can become one.',
    'students.former-admin-goes':
      'This account was an admin’s once, and the audit list names it. Keep this one, and merge the other into it.',
    'students.merged-with-itself': 'This is the same account. Choose another one of the same person.',
    'students.merged-meanwhile':
      'One of these accounts has been merged already. Go back to the list of students: it shows the account that is left.',
    'students.order-being-paid':
      'An order of this student is being paid. Wait until the payment is settled, then delete the account.',
    'validation.type-merge': 'Type MERGE to confirm',
    'validation.type-delete': 'Type DELETE to confirm',
    'students.too-many-chosen': 'At most {max} students can be chosen at once',
    'students.too-many-tags': 'A school can have at most {max} tags',
    'students.tag-exists': 'There is another tag with this name already',
    'students.too-many': 'At most {max} students can be added at once',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'DELETE /json/home/students/:id': 'Deleted a student’s account',
    'POST /json/home/students/:id/merge': 'Merged two accounts of a student',
    'POST /home/students/:id/notes': 'Noted something about a student',
    'DELETE /home/students/:id/notes/:adminNoteId': 'Deleted a note about a student',
    'POST /home/students/tags': 'Tagged students',
    'DELETE /home/students/tags': 'Took a tag from students',
    'PUT /home/students/tags/:tagId': 'Renamed a tag of students',
    'DELETE /home/students/tags/:tagId': 'Deleted a tag of students',
    'PUT /json/home/students/:id': 'Changed a student’s details',
    'POST /home/students': 'Added students',
    'POST /home/students/imports': 'Imported students from a file',
    'GET /home/students/imports/:importId/report': 'Downloaded the report of an import',
    'POST /home/students/access': 'Granted students access',
    'DELETE /home/students/access': 'Revoked students’ access',
  },
  report: {
    line: 'Line',
    outcome: 'What came of it',
    problem: 'What is wrong',
    name: 'Name',
    email: 'Email',
    words: 'As in the file',
    outcome_added: 'Added',
    outcome_existing: 'Had an account already',
    outcome_wrong: 'Not imported',
    ...problems,
  },
  export: {
    name: 'Name',
    email: 'Email',
    joined: 'Joined',
    products: 'Products',
    spent: 'Spent',
    currency: 'Currency',
    lastSeen: 'Last seen',
    tags: 'Tags',
  },
  mails: {
    'merged.subject': 'Your two accounts at {school} are one now',
    'merged.heading': 'Your accounts are one now',
    'merged.text':
      'Hello {name}, you had two accounts at {school}. The school has made them one: what you bought, your progress and what you wrote are together in it, and nothing was lost.',
    'merged.login': 'You log in with {email}, as before, and with the password of that address.',
    'merged.otherLogin':
      'From now on you log in with {email}. The address {former} opens no account any more. If you do not remember the password of {email}, “Forgot your password?” sends a link there.',
    'merged.action': 'Log in',
    'merged.signedOut': 'Where you were logged in with an account that is no more, you are logged out.',
    'merged.secondFactor':
      'Passkeys, second factor and recovery codes that belong to {email} go on working. Those of the other account do not work any more.',
    'merged.notYou':
      'If these were not both yours, or if you miss something, write to {school} at once: its contact is at the foot of its site.',
    'welcome.subject': 'Your account at {school}',
    'welcome.heading': 'Welcome',
    'welcome.text': 'Hello {name}, {school} has made an account for you.',
    'welcome.login': 'You log in with {email}. Choose a password first:',
    'welcome.action': 'Choose a password',
    'welcome.expires': {
      one: 'The link works once, for {count} day. Later, “Forgot your password?” on the login page sends a new one.',
      other: 'The link works once, for {count} days. Later, “Forgot your password?” on the login page sends a new one.',
    },
    'welcome.notYou':
      'If you do not know the school, you can ignore this email: nobody can log in until you choose a password.',
  },
}
