export const en = {
  area: 'Subscriptions',
  errors: {
    'subscriptions.card-refused':
      'Last charge was not successful. Please check your account balance and the validity of your card.',
    'subscriptions.card-not-valid': 'Card data is not valid',
    'subscriptions.charge-under-way': 'A charge is in progress. Please try again in a few minutes.',
    'subscriptions.nothing-to-charge': 'There is nothing left to change about this subscription.',
    'subscriptions.already-canceled': 'This subscription has been canceled already.',
    'subscriptions.at-risk': 'The last charge was refused. Update your card first.',
    'subscriptions.plan-costs-another':
      'What this change costs has changed meanwhile. Nothing was charged: please look at the new sum.',
    'subscriptions.already-announced': 'This price has been announced already.',
    'subscriptions.type-cancel': 'Type CANCEL to confirm',
    'subscriptions.reason-too-short': 'At least {min} characters',
    'subscriptions.grace': 'Enter a number from 0 to 21',
  },
  deeds: {
    'POST /my/membership/card': 'Changed the card of a subscription',
    'POST /my/membership/confirm': 'Paid a refused period of a subscription',
    'POST /home/members/prices': 'Announced a new price to members',
    'PUT /home/members/settings': 'Changed how long a refused charge leaves a subscription open',
  },
  mails: {
    'fact.product': 'Subscription',
    'fact.amount': 'Amount',
    'fact.date': 'Date of the charge',
    'fact.until': 'Paid until',
    'fact.number': 'Order number',
    'action.purchases': 'See my subscriptions',
    'action.product': 'See what it was',
    'action.card': 'Update my card',
    'action.confirm': 'Confirm the payment',
    'action.members': 'See members',
    'link-lasts': 'The link works for 72 hours, without logging in.',
    'notice.subject': 'On {date} we will charge {amount} for “{title}”',
    'notice.heading': 'Your subscription renews soon',
    'notice.text': '{name}, your subscription to “{title}” at {school} renews on {date}. We will then charge {amount}.',
    'notice.stop':
      'There is nothing you need to do. If you do not want to go on, cancel before that day: nothing will be charged.',
    'fact.price-now': 'Price until then',
    'fact.price-later': 'New price',
    'fact.from': 'Holds for periods from',
    'action.cancel': 'See or cancel my subscription',
    'price.subject': 'From {date} “{title}” costs {newAmount}',
    'price.heading': 'A new price',
    'price.text':
      '{name}, the price of your subscription to “{title}” at {school} changes from {amount} to {newAmount}. It holds for the first period that begins on {date} or later; until then you pay what you pay now.',
    'price.stop':
      'There is nothing you need to do to go on. If you do not want to, cancel before then: what is paid for stays open to you until its end.',
    'price-stays.subject': 'The price of “{title}” stays {amount}',
    'price-stays.heading': 'The price stays',
    'price-stays.text':
      '{name}, the new price for “{title}” at {school} that we told you of does not come. You go on paying {amount}.',
    'receipt.subject': 'Paid: {amount} for “{title}”',
    'receipt.heading': 'Your subscription has been renewed',
    'receipt.text': '{name}, thank you. We have charged {amount} for the next period of “{title}” at {school}.',
    'refused.subject': 'The charge for “{title}” was not successful',
    'refused.heading': 'Last charge was not successful',
    'refused.text':
      '{name}, we could not charge {amount} for “{title}” at {school}. Please check your account balance and the validity of your card.',
    'refused.again':
      'We will try again on {date}. You can update your card before that; it will then be charged at once.',
    'refused.open': 'Until {date} everything stays open to you.',
    'confirm.subject': 'Your bank asks you to confirm the payment for “{title}”',
    'confirm.heading': 'Please confirm the payment',
    'confirm.text':
      '{name}, your bank wants you to confirm {amount} for “{title}” at {school} yourself. It takes a minute.',
    'canceled.subject': 'Your subscription to “{title}” has been canceled',
    'canceled.heading': 'Nothing more will be charged',
    'canceled.text':
      '{name}, you have canceled your subscription to “{title}” at {school}. We will not charge you again.',
    'canceled.until': 'What you have paid for stays open until {date}. Until then you can change your mind.',
    'unpaid.subject': 'Your subscription to “{title}” has ended',
    'unpaid.heading': 'Your subscription has ended',
    'unpaid.text':
      '{name}, none of our attempts to charge {amount} for “{title}” at {school} was successful, so the subscription has ended. You can subscribe again at any time.',
    'trial_over.subject': 'Your trial of “{title}” is over',
    'trial_over.heading': 'Your trial is over',
    'trial_over.text':
      '{name}, your trial of “{title}” at {school} has ended, and nothing was charged. You can subscribe at any time.',
    'digest.subject': 'Subscriptions in the last 24 hours',
    'digest.heading': 'Subscriptions in the last 24 hours',
    'digest.renewed': { one: '{count} subscription was renewed.', other: '{count} subscriptions were renewed.' },
    'digest.refused': { one: '{count} charge was refused.', other: '{count} charges were refused.' },
    'digest.ended': { one: '{count} subscription ended.', other: '{count} subscriptions ended.' },
  },
}
