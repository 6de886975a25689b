export const en = {
  'surveys.answered': 'You have answered this survey already. Thank you!',
  'surveys.changed': 'The questions have just changed. Please look at them again.',
  'surveys.nothing-answered': 'Answer at least one question',
  'surveys.not-listed': 'Choose from the list',
  'surveys.tel': 'Please provide a valid phone number',
  'surveys.option-needed': 'Add at least one option',
  'surveys.option-unnamed': 'Give each option a name',
  'surveys.no-questions': 'Add at least one question first',
  'surveys.question-answered': 'People have answered this already: take it out and add a new question instead',
  'surveys.too-many-exports': 'The responses can be exported once a minute. Please wait a moment.',
}
