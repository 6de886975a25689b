export const en = {
  'checkout.price-changed': 'The price has changed since this page was opened. Nothing was charged.',
  'checkout.enrollment-closed': 'This is not on sale at the moment.',
  'checkout.consent-missing': 'This field is required',
  'checkout.card-missing': 'Please check your card information',
  'validation.vat-number': 'Incorect VAT Number format',
}
