export const en = {
  area: 'Course details and prices',
  errors: {
    'catalog.promotion-already-there': 'This price is already reduced. End that promotion or offer first.',
    'catalog.never-offered': 'Publish first: a price nobody has seen cannot be reduced.',
    'validation.price-above-promotion': 'The price must be higher than the promo price',
    'validation.promotion-below-price': 'The promo price must be lower than the price',
    'validation.evergreen': 'The time must be between 5 minutes and 30 days',
    'validation.end-before-start': 'The end date must not be before the start date',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'PUT /home/products/:productId': 'Changed a course',
    'DELETE /home/products/:productId': 'Deleted a course',
    'PUT /home/products/:productId/variants/:variantId': 'Changed a price',
    'POST /home/products/:productId/variants/:variantId/promotion': 'Announced a promotion',
    'DELETE /home/products/:productId/variants/:variantId/promotion': 'Ended a promotion',
    'POST /home/products/:productId/publish': 'Published a course',
    'POST /home/products/:productId/unpublish': 'Unpublished a course',
    'POST /home/products/:productId/variants/:variantId/evergreen': 'Started an evergreen offer',
    'DELETE /home/products/:productId/variants/:variantId/evergreen': 'Ended an evergreen offer',
    'POST /json/evergreen': 'Started the clock of an evergreen offer',
  },
}
