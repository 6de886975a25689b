export const en = {
  area: 'Seller',
  errors: {
    'validation.vat-number': 'Incorect VAT Number format',
    'validation.postal-code': 'Enter the postal code like this: 12-345',
  },
  deeds: {
    'PUT /home/settings/seller': 'Changed the seller’s details',
  },
}
