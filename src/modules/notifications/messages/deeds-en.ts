/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'PUT /json/answer-mails': 'Changed which answers they get mails about',
}
