export const en = {
  area: 'Emails',
  deeds: {
    'POST /home/mails/:id/retry': 'Tried again to send an email',
  },
  errors: {
    'mails.forgotten': 'This mail is too old to be sent: its words, or what its link opened, were forgotten.',
  },
  layout: {
    buttonFails: 'If the button does not work, open this link:',
    sentBy: '{school} sent you this email. Questions? Write to',
  },
}
