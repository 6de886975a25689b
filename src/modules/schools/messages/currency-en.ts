export const en = {
  currency: 'Currency',
  currencyHelp: 'All your prices are in it. You can change it later; nothing is converted.',
  PLN: 'Polish złoty (PLN)',
  EUR: 'Euro (EUR)',
  USD: 'US dollar (USD)',
  GBP: 'Pound sterling (GBP)',
  CZK: 'Czech koruna (CZK)',
  saveCurrency: 'Save the currency',
  changeCurrency: 'Sell in {to} instead of {from}?',
  nothingConverted:
    'Nothing is converted. Each price keeps its figure, and you change those that should be others afterwards.',
  pricesFollow: {
    one: 'The prices of {count} product follow, drafts too:',
    other: 'The prices of {count} products follow, drafts too:',
  },
  pricesFollowAll: {
    one: 'The prices of {count} product follow, drafts too.',
    other: 'The prices of {count} products follow, drafts too.',
  },
  example: '{title}: {was} becomes {will}',
  whatEnds: 'What ends',
  whyEnds: 'It was announced beside prices in {from}, and there are none yet in {to}:',
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
    one: '{count} promo code stops, as it names an amount or was announced',
    other: '{count} promo codes stop, as they name an amount or were announced',
  },
  partnersWait: {
    one: '{count} partner gets an amount in {from} for each sale, and nothing until you write another one in {to}.',
    other: '{count} partners get an amount in {from} for each sale, and nothing until you write others in {to}.',
  },
  whatStays: 'What stays',
  ordersStay:
    'Orders, refunds, mails and documents keep the currency they were made in, those that are being paid for now as well. What was sold in {from} stands apart in your figures.',
  keepCurrency: 'Keep {from}',
  doChangeCurrency: 'Sell in {to}',
  currencyChanged: 'The school sells in {to} now',
}
