export const en = {
  area: 'Seller',
  errors: {
    'validation.vat-number': 'Incorect VAT Number format',
    'validation.postal-code': 'Enter the postal code like this: 12-345',
    'companies.seller-changed':
      'Somebody else has saved the seller’s details meanwhile. Your changes are kept and laid over theirs: check them and save again.',
  },
  deeds: {
    'PUT /home/settings/seller': 'Changed the seller’s details',
  },
}
