export const en = {
  area: 'Student entries',
  errors: {},
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /home/entries/:componentEntryId/answer': 'Answered what a student entered in a lecture',
  },
  mails: {
    'answer.subject': '{author} answered you: {title}',
    'answer.said': '{author} answered what you entered in “{title}” ({question}):',
    'answer.action': 'Open the lecture',
    'answer.someone': 'Your instructor',
  },
  export: {
    student: 'Student',
    email: 'E-mail',
    course: 'Course',
    lecture: 'Lecture',
    question: 'Question',
    entered: 'Entered',
    enteredAt: 'Entered on',
    answer: 'Answer',
    answeredBy: 'Answered by',
    answeredAt: 'Answered on',
  },
}
