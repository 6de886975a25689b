export const en = {
  'catalog.promotion-already-there':
    'This price is already reduced. End that promotion or offer before you start another one.',
  'catalog.never-offered': 'Publish first: a price nobody has seen cannot be reduced.',
  'validation.price-above-promotion': 'The price must be higher than the promo price',
  'validation.promotion-below-price': 'The promo price must be lower than the price',
  'validation.evergreen': 'The time must be between 5 minutes and 30 days',
  'validation.end-before-start': 'The end date must not be before the start date',
}
