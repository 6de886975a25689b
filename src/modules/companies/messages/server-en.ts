export const en = {
  errors: {
    'validation.vat-number': 'Incorect VAT Number format',
    'validation.postal-code': 'Enter the postal code like this: 12-345',
  },
}
