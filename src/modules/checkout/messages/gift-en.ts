/** Buying something for somebody else. */
export const en = {
  isGift: 'This is a gift for somebody else',
  isGiftHelp: 'We send it by email on the day you choose, with your message and a link to claim it.',
  alone: 'You have it already, so this one is a gift',
  name: 'Whom is it for?',
  email: 'Their email',
  emailHelp: 'Only to send them the gift. They need not have an account.',
  day: 'Send it on',
  dayToday: 'If you choose today, it is sent as soon as it is paid for.',
  dayLater: 'It arrives in the morning of that day. Until then you can still change it.',
  chooses: 'They choose the time themselves, once they have claimed it.',
  keepsPlace: 'A place is kept for them. They get their ticket once they have claimed the gift.',
  message: 'Your message',
  messageHelp: 'They read it in the email, under your name.',
}
