/** What a sample leaves open. A text that still holds one of them is not published. */
export const BLANKS = {
  en: {
    sample: '[This is a sample. Read it, adapt it to how you work, have it checked if you can, and delete this line.]',
    seller: '[name of the seller]',
    address: '[address of the seller]',
    helpers: '[name your hosting, payment, e-mail and accounting providers]',
  },
  pl: {
    sample:
      '[To jest wzór. Przeczytaj go, dostosuj do swojej działalności, w miarę możliwości skonsultuj z prawnikiem i usuń tę linię.]',
    seller: '[nazwa sprzedawcy]',
    address: '[adres sprzedawcy]',
    helpers: '[wymień dostawców hostingu, płatności, poczty e-mail i księgowości]',
  },
} as const

export const blanksIn = (html: string): string[] =>
  Object.values(BLANKS)
    .flatMap((ofLanguage) => Object.values<string>(ofLanguage))
    .filter((blank) => html.includes(blank))
