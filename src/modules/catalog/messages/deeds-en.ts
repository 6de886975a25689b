/** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
export const en = {
  'PUT /home/products/:productId': 'Changed a product',
  'DELETE /home/products/:productId': 'Deleted a product',
  'PUT /home/products/:productId/variants/:variantId': 'Changed a price',
  'POST /home/products/:productId/variants/:variantId/promotion': 'Announced a promotion',
  'DELETE /home/products/:productId/variants/:variantId/promotion': 'Ended a promotion',
  'POST /home/products/:productId/publish': 'Published a product',
  'POST /home/products/:productId/unpublish': 'Made a product a draft again',
  'POST /home/products/:productId/variants/:variantId/evergreen': 'Started an evergreen offer',
  'DELETE /home/products/:productId/variants/:variantId/evergreen': 'Ended an evergreen offer',
  'POST /json/evergreen/:slug': 'Started the clock of an evergreen offer',
}
