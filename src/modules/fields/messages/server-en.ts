export const en = {
  errors: {
    'fields.name': 'Use lowercase letters without accents, digits and underscores, beginning with a letter',
    'fields.no-options': 'Add at least one option',
    'fields.not-an-option': 'Choose one of the options',
    'fields.phone': 'Please provide a valid phone number',
    'fields.postal-code': 'Please provide a postal code like 12-345',
  },
}
