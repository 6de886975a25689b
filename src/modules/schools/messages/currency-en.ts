export const en = {
  currency: 'Currency',
  currencyHelp: 'All your prices are in it. You can change it later, but nothing is converted.',
  PLN: 'Polish złoty (PLN)',
  EUR: 'Euro (EUR)',
  USD: 'US dollar (USD)',
  GBP: 'Pound sterling (GBP)',
  CZK: 'Czech koruna (CZK)',
  saveCurrency: 'Save the currency',
  changeCurrency: 'Sell in {to} instead of {from}?',
  nothingConverted: 'Nothing is converted. Each price keeps its number; you change the ones you need to afterwards.',
  pricesFollow: {
    one: 'The prices of {count} product change currency, drafts included:',
    other: 'The prices of {count} products change currency, drafts included:',
  },
  pricesFollowAll: {
    one: 'The prices of {count} product change currency, drafts included.',
    other: 'The prices of {count} products change currency, drafts included.',
  },
  example: '{title}: {was} becomes {will}',
  whatEnds: 'What ends',
  whyEnds: 'These were announced with prices in {from}, and there are none yet in {to}:',
  promotionsEnd: {
    one: '{count} promotion ends, running or planned',
    other: '{count} promotions end, running and planned',
  },
  evergreensEnd: {
    one: '{count} evergreen offer ends',
    other: '{count} evergreen offers end',
  },
  bumpsEnd: {
    one: '{count} product offered at the checkout for less costs its usual price there',
    other: '{count} products offered at the checkout for less cost their usual prices there',
  },
  codesEnd: {
    one: '{count} promo code stops, because it has an amount or was announced',
    other: '{count} promo codes stop, because they have an amount or were announced',
  },
  partnersWait: {
    one: '{count} partner gets an amount in {from} for each sale, and nothing until you enter one in {to}.',
    other: '{count} partners get an amount in {from} for each sale, and nothing until you enter amounts in {to}.',
  },
  whatStays: 'What stays',
  ordersStay:
    'Orders, refunds, emails and documents keep the currency they were made in, including orders being paid for right now. Sales in {from} are shown separately in your statistics.',
  keepCurrency: 'Keep {from}',
  doChangeCurrency: 'Sell in {to}',
  currencyChanged: 'The school sells in {to} now',
}
