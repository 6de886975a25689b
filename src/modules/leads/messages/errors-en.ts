export const en = {
  'leads.field-name': 'Use lowercase letters without accents, digits and underscores, beginning with a letter',
  'leads.no-options': 'Give at least one option',
  'leads.name-is-text': 'The field called “name” must be a text field',
  'leads.no-email': 'The form has to ask for an email: a required email field called “email”',
  'leads.redirect': 'Give an address that begins with https:// or a path of your site, such as /courses',
  'leads.no-course': 'Choose at least one of your courses',
  'leads.not-an-option': 'Choose one of the options',
  'leads.not-in-time': 'We could not take the form yet. Please send it once more.',
  'leads.export-too-soon': {
    one: 'You can export once a minute. Please try again in {seconds} second.',
    other: 'You can export once a minute. Please try again in {seconds} seconds.',
  },
}
