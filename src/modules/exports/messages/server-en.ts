export const en = {
  area: 'Exports',
  errors: {
    'exports.too-soon': {
      one: 'You can export once a minute. Please try again in {seconds} second.',
      other: 'You can export once a minute. Please try again in {seconds} seconds.',
    },
    'exports.right-ended': 'Your role no longer lets you have this list',
  },
  archive: {
    about: `All that your school has, as it was when this file was made.

The .csv files are the lists of the panel, for a spreadsheet: students, orders, transactions, sign-ups, certificates, attempts at exams
and what students entered in lectures.
The .json files hold the rest, an entry a line: products with their texts and prices, sections, lectures and their contents, exams, articles,
reviews, comments, community, surveys with their answers, access, orders line by line with what was agreed, payments and refunds.
Entries name each other by their id. Amounts of money are whole numbers of the smallest unit: 1999 is 19.99.

Films, pictures and files themselves are not in here. You find each beside its lecture or product in the panel.
Passwords, cards and whatever else opens something are in no file.
`,
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/exports': 'Exported a list',
  },
}
