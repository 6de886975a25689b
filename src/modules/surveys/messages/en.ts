export const en = {
  send: 'Send',
  notNow: 'Not now',
  close: 'Close',
  choose: 'Choose',
  thanks: 'Thank you',
  thanksText: 'Your answers are in. They help more than you think.',
}
