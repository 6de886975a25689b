/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'POST /:slug/onepagecheckoutregister': 'Bought a product',
  'POST /checkout/login': 'Signed in at the checkout',
  'POST /checkout/register': 'Made an account at the checkout',
}
