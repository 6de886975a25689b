export const en = {
  unsubscribed: 'Done. You will get no more of these mails.',
}
