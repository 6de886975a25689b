export const en = {
  area: 'Checkout',
  errors: {
    'checkout.terms-changed':
      'The terms have changed since you opened this page. You have not been charged. Please read them again, then pay.',
    'checkout.sold-out': 'The last place has just been taken. You have not been charged.',
    'checkout.enrollment-closed': 'This is not on sale at the moment.',
    'checkout.slot-missing': 'Choose a time first',
    'checkout.consent-missing': 'This field is required',
    'checkout.gift-of-this': 'This cannot be bought as a gift',
    'checkout.gift-free':
      'This is free, so there is no need to buy it as a gift: send them the link, and they can get it themselves',
    'checkout.gift-alone': 'A gift is for one person. Buy several licences, or one gift after another.',
    'checkout.gift-own-address': 'This is your own address. Whom is the gift for?',
    'checkout.gift-message-with-address': 'The message cannot contain a web address',
    'checkout.gift-day-past': 'This day has passed',
    'checkout.gift-day-after-end': 'This is only available until {date}. Choose an earlier day.',
    'checkout.gift-day-after-beginning':
      'It begins on {date}, and the gift has to arrive before that. Choose an earlier day.',
    'checkout.gift-day-far': 'Choose a day within the next year',
    'checkout.guests-too-many': 'There are fewer tickets for guests than names. Reload the page and try again.',
    'checkout.under-way': 'You are already paying for this in another order. You have not been charged again.',
    'checkout.another-purchase':
      'This page was about a purchase that you have finished. You have not been charged. Please press the button once more.',
    'checkout.card-missing': 'Please check your card information',
  },
  /** What an admin did, for the audit list: one sentence for each call of the module that changes something. */
  deeds: {
    'POST /:slug/onepagecheckoutregister': 'Bought a course',
    'POST /checkout/login': 'Logged in at the checkout',
    'POST /checkout/register': 'Created an account at the checkout',
    'POST /subscribe/checkout/register': 'Created an account at the checkout of subscriptions',
  },
}
