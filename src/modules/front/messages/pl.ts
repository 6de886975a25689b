import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  front: 'Strona główna',
  promise: 'Obietnica',
  promiseHelp: 'Nagłówek strony głównej: jedno zdanie. Puste: nazwa szkoły.',
  intro: 'Pod obietnicą',
  introHelp: 'Zdanie lub dwa: czego uczysz, kogo i jak.',
  picture: 'Zdjęcie na stronie głównej',
  pictureHelp: 'Obok obietnicy. Poziome, co najmniej 1600 pikseli szerokości. Do 10 MB; większe zdjęcia zmniejszamy.',
  product: 'Na pierwszym planie',
  productHelp: 'Pokazujemy to w dużym rozmiarze, z pierwszą bezpłatną lekcją. Nowość sama nie trafia na pierwszy plan.',
  productPlaceholder: 'Wybierz produkt',
  notShown:
    'Goście nie widzą produktu „{title}”, więc go pomijamy, dopóki nie będzie opublikowany i widoczny. Możesz wybrać inny.',
  productGone: 'To, co było na pierwszym planie, zostało usunięte. Wybierz coś innego albo zostaw pierwszy plan pusty.',
  quotes: 'Cytaty',
  quotesHelp: 'Do trzech opinii, które widzą goście. Bez wyboru pokazujemy najnowsze.',
  chooseQuotes: 'Wybierz opinie',
  quotesChosen: {
    one: 'Wybrano {count} z {most}',
    few: 'Wybrano {count} z {most}',
    many: 'Wybrano {count} z {most}',
    other: 'Wybrano {count} z {most}',
  },
  quote: 'Cytuj',
  quoted: 'Cytowana',
  removeQuote: 'Nie cytuj opinii, której autorem jest {name}',
  quoteNotShown: 'goście już jej nie widzą',
  quotesNotShown: 'Opinie, których goście już nie widzą, pomijamy, dopóki znów nie będą widoczne.',
  quotesGone: {
    one: 'Usunięto {count} z wybranych opinii.',
    few: 'Usunięto {count} z wybranych opinii.',
    many: 'Usunięto {count} z wybranych opinii.',
    other: 'Usunięto {count} z wybranych opinii.',
  },
  done: 'Gotowe',
  noReviews: 'Nie ma jeszcze opinii, które widzą goście.',
} satisfies SameKeys<typeof en>
