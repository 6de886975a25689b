/** Why a code takes nothing off; the first four in the words of the specification (commerce §8). */
export const en = {
  'checkout.code-unknown': 'Invalid coupon code',
  'checkout.code-over': 'Coupon code expired',
  'checkout.code-used_up': 'Code expired',
  'checkout.code-already_used': 'Promo code already used',
  'checkout.code-not_yet': 'This code works from {start}',
  'checkout.code-not_first_purchase': 'This code is for a first purchase only',
  'checkout.code-not_for_this': 'This code is not for this product',
  'checkout.code-too-often': 'Too many wrong codes. Try again in {seconds} s.',
  'checkout.code-below_minimum': 'This code works for orders of {minimum} or more',
}
