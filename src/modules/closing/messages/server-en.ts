export const en = {
  area: 'Closing',
  errors: {
    'closing.planned': 'A closing of this school is planned already. Reload the page to see it.',
    'closing.by-operator': 'Those who run the platform planned this closing. Write to them to have it called off.',
    'closing.for-good': 'This school closed more than thirty days ago and cannot be opened again.',
    'closing.erased': 'Since {day} what is personal in this school is being erased. It cannot be opened again.',
    'closing.too-soon': 'People are to know in good time: the first day you can choose is {day}.',
    'closing.too-late': 'The last day you can choose is {day}.',
    'closing.not-confirmed': 'This is neither the name of the school nor {word}',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /home/settings/closing': 'Planned the closing of the school',
    'POST /home/settings/closing/call-off': 'Called the closing of the school off',
  },
  mails: {
    subject: '{school} closes on {day}',
    heading: '{school} closes',
    text: 'Hello {name}, {school} closes on {day}. From now on it sells nothing.',
    access:
      'What you have stays open to you until that day, as far as your access lasts. Load what you want to keep before then.',
    orders:
      'For thirty days after it, your orders and their confirmations stay in your account. Then the account is deleted, and the school keeps only what the law wants kept; if a payment or a request of yours is still open then, the account waits until it is answered.',
    action: 'See your orders',
    offSubject: '{school} goes on',
    offHeading: 'The school does not close',
    offText: 'Hello {name}, we wrote that {school} closes on {day}. That was called off: the school goes on as before.',
    offAction: 'Go to the school',
  },
}
