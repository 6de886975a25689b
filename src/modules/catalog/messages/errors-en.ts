export const en = {
  'catalog.promotion-already-there': 'This price already has a promotion. End it before you start another one.',
  'catalog.never-offered': 'Publish first: a price nobody has seen cannot be reduced.',
  'validation.price-above-promotion': 'The price must be higher than the promo price',
  'validation.promotion-below-price': 'The promo price must be lower than the price',
  'validation.end-before-start': 'The end date must not be before the start date',
}
