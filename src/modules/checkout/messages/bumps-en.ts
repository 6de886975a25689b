export const en = {
  title: 'Add to your order',
  add: 'Add “{title}”',
  now: 'Together: {amount}',
}
