export const en = {
  title: 'Add to your order',
  add: 'Add “{title}”',
  chooseTime: 'You choose the time after the purchase',
  now: 'Together: {amount}',
}
