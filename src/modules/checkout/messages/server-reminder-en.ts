export const en = {
  subject: 'Your unfinished order: “{title}”',
  heading: 'Your order is waiting for you',
  asked:
    'You started ordering “{title}” at {school} and asked for one reminder in case you did not finish. Nothing has been charged.',
  restores: 'The button opens the form as you left it, in any browser. We keep it for 30 days, then delete it.',
  product: 'Product',
  seller: 'Sold by',
  price: 'Price now',
  free: 'Free',
  action: 'Finish your order',
  priceMoves: 'This is the price as of {at}. The one you see before you pay is the one that counts.',
  once: 'This is the only reminder of it. If you did not ask for it, somebody mistyped their address: you need not do anything.',
  stop: 'Stop reminders and delete what I filled in',
  ended: 'Done. What was filled in has been deleted, and you will get no reminder.',
}
