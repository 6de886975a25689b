export const en = {
  area: 'Students',
  errors: {
    'students.order-being-paid':
      'An order of this student is being paid. Wait until the payment is settled, then delete the account.',
    'validation.type-delete': 'Type DELETE to confirm',
    'students.student-changed':
      'Somebody else has changed this student meanwhile. What they saved is shown beside what you typed: check it and save again.',
    'students.too-many-chosen': 'At most {max} students can be chosen at once',
    'students.too-many': 'At most {max} students can be added at once',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'DELETE /json/home/students/:id': 'Deleted a student’s account',
    'POST /home/students/:id/notes': 'Noted something about a student',
    'DELETE /home/students/:id/notes/:adminNoteId': 'Deleted a note about a student',
    'PUT /json/home/students/:id': 'Changed a student’s details',
    'POST /home/students': 'Added students',
    'POST /home/students/access': 'Granted students access',
    'DELETE /home/students/access': 'Revoked students’ access',
  },
  export: {
    name: 'Name',
    email: 'Email',
    joined: 'Joined',
    products: 'Products',
    spent: 'Spent',
    currency: 'Currency',
    lastSeen: 'Last seen',
  },
  mails: {
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
