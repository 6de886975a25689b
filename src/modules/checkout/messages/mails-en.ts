export const en = {
  'purchase.subject': 'You have it: {title}',
  'purchase.heading': 'Thank you',
  'purchase.bought': '{name}, your payment has arrived and “{title}” at {school} is open to you.',
  'purchase.got': '{name}, “{title}” at {school} is open to you.',
  'purchase.product': 'Product',
  'purchase.price': 'Price',
  'purchase.free': 'Free',
  'purchase.date': 'Date',
  'purchase.number': 'Order',
  'purchase.action': 'Start watching',
  'purchase.agreed': 'What you agreed to on {at}:',
}
