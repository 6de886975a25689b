export const en = {
  errors: {
    'operating.mail-forgotten': 'This mail is too old to be sent: its words, or what its link opened, were forgotten.',
  },
}
