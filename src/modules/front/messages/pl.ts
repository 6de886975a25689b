import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  front: 'Strona główna',
  frontIntro: 'To, co goście widzą najpierw. Zmianę zobaczą, gdy ją opublikujesz.',
  publish: 'Opublikuj',
  discard: 'Wróć do opublikowanego',
  heading: 'Nagłówkiem jest Twoja obietnica, czyli hasło z profilu.',
  toProfile: 'Zmień je w profilu',
  intro: 'Pod obietnicą',
  introHelp: 'Zdanie lub dwa: czego uczysz, kogo i jak.',
  picture: 'Zdjęcie na stronie głównej',
  pictureHelp: 'Obok obietnicy. Poziome, co najmniej 1600 pikseli szerokości. Do 10 MB; większe zdjęcia zmniejszamy.',
  product: 'Na pierwszym planie',
  productHelp: 'Pokazujemy to w dużym rozmiarze, z pierwszą bezpłatną lekcją. Nowość sama nie trafia na pierwszy plan.',
  productPlaceholder: 'Wybierz produkt',
  notShown: 'Goście nie widzą już produktu „{title}”. Opublikuj go ponownie albo wybierz inny.',
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
  done: 'Gotowe',
  noReviews: 'Nie ma jeszcze opinii, które widzą goście.',
} satisfies SameKeys<typeof en>
