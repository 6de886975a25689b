import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './server-reminder-en.ts'

export const pl = {
  subject: 'Niedokończone zamówienie: „{title}”',
  heading: 'Zamówienie czeka na Ciebie',
  asked:
    'W szkole {school} zaczęło się zamówienie „{title}”, z prośbą o jedno przypomnienie, jeśli nie zostanie dokończone. Nic nie zostało pobrane.',
  restores:
    'Przycisk otwiera formularz z wpisanymi danymi, w dowolnej przeglądarce. Czeka 30 dni, potem dane zostaną usunięte.',
  product: 'Produkt',
  seller: 'Sprzedaje',
  price: 'Cena teraz',
  free: 'Za darmo',
  action: 'Dokończ zamówienie',
  priceMoves: 'To cena z {at}. Liczy się ta, którą zobaczysz przed zapłatą.',
  once: 'To jedyne przypomnienie o tym zamówieniu. Jeśli to nie Twoja prośba, ktoś pomylił adres: nie musisz nic robić.',
  stop: 'Żadnych przypomnień, usuń wpisane dane',
  ended: 'Gotowe. Wpisane dane zostały usunięte i nie przyjdzie żadne przypomnienie.',
} satisfies SameKeys<typeof en>
