import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './server-reminder-en.ts'

export const pl = {
  subject: 'Niedokończone zamówienie: „{title}”',
  heading: 'Zamówienie czeka na Ciebie',
  asked:
    'Ktoś zaczął zamawiać „{title}” w szkole {school} i poprosił o jedno przypomnienie na ten adres, jeśli zamówienie nie zostanie dokończone. Nic nie zostało pobrane.',
  restores:
    'Przycisk otwiera formularz z wpisanymi danymi, w dowolnej przeglądarce. Czeka 30 dni, potem dane zostaną usunięte.',
  product: 'Produkt',
  seller: 'Sprzedaje',
  price: 'Cena teraz',
  free: 'Za darmo',
  action: 'Dokończ zamówienie',
  priceMoves: 'To cena z {at}. Liczy się ta, którą zobaczysz przed zapłatą.',
  once: 'To jedyne przypomnienie o tym zamówieniu. Jeśli to nie Twoja prośba, ktoś pomylił adres: nie musisz nic robić.',
  stop: 'Nie chcę przypomnień, usuń wpisane dane',
  ended: 'Gotowe. Wpisane dane zostały usunięte i nie przyjdzie żadne przypomnienie.',
} satisfies SameKeys<typeof en>
