export const en = {
  label: 'Reminder',
  consent: 'Remind me once by email if I do not finish.',
  keeps:
    '{school} then keeps what you fill in here, never the card or the password: for 7 days, and for 30 days once you are reminded. Untick this or buy, and it is removed at once.',
  needsEmail: 'Fill in your email address first.',
  restored: 'Here is the form as you left it. Please check the price and your consents before you pay.',
  gone: 'What you had filled in is no longer kept. You can simply fill in the form again.',
  unreachable: 'We could not fetch what you had filled in. Reload the page to try again, or fill in the form anew.',
  endTitle: 'No more reminders',
  endIntro: '{school} removes what was filled in at the checkout with your address, and sends you no reminder of it.',
  end: 'Stop and remove',
}
