/** Choosing what to pay. */
export const en = {
  title: 'What would you like to pay?',
  amount: 'Your amount',
  from: 'At least {minimum}. Suggested: {suggested}',
  any: 'As much as you like; zero is fine too. Suggested: {suggested}',
  missing: 'Say how much you would like to pay',
  tooLow: 'You can pay {minimum} or more',
  tooHigh: 'You can pay {max} at most',
  moved: 'The total has just followed your amount. Check it, then press the button again.',
}
