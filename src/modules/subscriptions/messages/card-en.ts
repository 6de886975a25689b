/** The page on which a member gives another card. */
export const en = {
  title: 'Update your card',
  addTitle: 'Add a card',
  intro: 'For your subscription to “{title}” at {school}.',
  due: 'Now we will charge {amount}: the last charge was not successful.',
  check: 'Nothing is charged now. The card is charged next on {date}: {amount}.',
  mustConfirm:
    'Your bank wants you to confirm the last charge yourself. You can do that with the card you have, or use another one.',
  confirm: 'Confirm with my card',
  agree: 'Charges for further periods',
  required: 'This field is required',
  save: 'Save card',
  pay: 'Save card and pay {amount}',
  over: 'This subscription is over, so there is no card to update.',
  gone: 'This link does not work any more. Log in to update your card.',
  logIn: 'Log in',
}
