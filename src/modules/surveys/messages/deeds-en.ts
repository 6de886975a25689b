/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /survey/:id': 'Was shown a survey',
  'POST /survey/submit': 'Responded to a survey',
  'POST /home/surveys': 'Drafted a survey',
  'PUT /home/surveys/:id': 'Changed a survey',
  'DELETE /home/surveys/:id': 'Deleted a survey with its responses',
  'POST /home/surveys/:id/open': 'Opened a survey',
  'POST /home/surveys/:id/close': 'Closed a survey',
}
