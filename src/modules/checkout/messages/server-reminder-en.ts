export const en = {
  subject: 'You have not finished: “{title}”',
  heading: 'Where you left off',
  asked:
    'At {school} you began to order “{title}” and asked to be reminded once if you do not finish. Nothing has been charged.',
  restores: 'The button opens the form as you left it, in any browser. For 30 days it is there; then it is removed.',
  product: 'Product',
  seller: 'Sold by',
  price: 'Price now',
  free: 'Free',
  action: 'Go on with the order',
  priceMoves: 'This is the price as of {at}. What counts is the one you see before you pay.',
  once: 'This is the only reminder of it. If you did not ask for it, somebody mistyped their address: you need not do anything.',
  stop: 'No more reminders, and remove what was filled in',
  ended: 'Done. What was filled in has been removed, and no reminder will come.',
}
