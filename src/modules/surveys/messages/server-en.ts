export const en = {
  area: 'Surveys',
  errors: {
    'surveys.answered': 'You have already answered this survey. Thank you!',
    'surveys.changed': 'The questions have just changed. Please look at them again.',
    'surveys.nothing-answered': 'Answer at least one question',
    'surveys.not-listed': 'Choose from the list',
    'surveys.tel': 'Please provide a valid phone number',
    'surveys.option-needed': 'Add at least one option',
    'surveys.option-unnamed': 'Give each option a name',
    'surveys.no-questions': 'Add at least one question first',
    'surveys.question-answered': 'People have already answered this: remove it and add a new question instead',
    'surveys.too-many-exports': 'The responses can be exported once a minute. Please wait a moment.',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /survey/:id': 'Was shown a survey',
    'POST /survey/submit': 'Responded to a survey',
    'POST /home/surveys': 'Drafted a survey',
    'PUT /home/surveys/:id': 'Changed a survey',
    'DELETE /home/surveys/:id': 'Deleted a survey with its responses',
    'GET /home/surveys/:id/export': 'Exported the responses to a survey',
    'POST /home/surveys/:id/open': 'Opened a survey',
    'POST /home/surveys/:id/close': 'Closed a survey',
  },
  export: {
    respondedAt: 'Responded at',
    respondent: 'Respondent',
    visitor: 'Visitor',
  },
}
