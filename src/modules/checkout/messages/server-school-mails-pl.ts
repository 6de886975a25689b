import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './server-school-mails-en.ts'

export const pl = {
  number: 'Numer zamówienia',
  paid: 'Zapłacono',
  date: 'Data',
  buyer: 'Kupujący',
  toReturn: 'Do zwrotu',
  until: 'Najpóźniej',
  openOrder: 'Otwórz zamówienie',
  'sale.subject': 'Sprzedaż: „{title}” za {amount}',
  'sale.heading': 'Nowa sprzedaż',
  'sale.text': '{name} kupuje „{title}” za {amount}.',
  'withdrawal.subject': '{name} odstępuje od umowy (zamówienie {number})',
  'withdrawal.heading': 'Odstąpienie od umowy',
  'withdrawal.text':
    '{name} składa oświadczenie o odstąpieniu od umowy dotyczącej „{title}”. Potwierdzenie zostało wysłane e-mailem.',
  'withdrawal.due': 'Zgodnie z prawem {amount} musi wyruszyć w drogę powrotną najpóźniej {date}.',
  'withdrawal.nothing': 'Nie ma żadnej kwoty do zwrotu.',
  'withdrawal.refused':
    'Zgodnie z prawem nie musisz niczego zwracać: prawo odstąpienia tu nie przysługuje albo już wygasło. Potwierdzenie wyjaśnia kupującemu dlaczego.',
  'withdrawal.action': 'Otwórz odstąpienia',
  'request.subject': '{name} prosi o zwrot (zamówienie {number})',
  'request.heading': 'Prośba o zwrot pieniędzy',
  'request.asks': '{name} prosi o zwrot za „{title}” i pisze:',
  'request.quoted': '„{words}”',
  'request.choice':
    'Zwróć całość lub część albo odmów i napisz dlaczego. W obu przypadkach kupujący dostanie wiadomość.',
  'dispute.subject': '{name} kwestionuje płatność (zamówienie {number})',
  'dispute.heading': 'Sporna płatność',
  'dispute.text':
    '{name} żąda od swojego banku zwrotu kwoty {amount} zapłaconej za „{title}”. Na razie nic nie zostało zwrócone: zdecyduje bank.',
  'dispute.answer':
    'Odpowiedz u swojego operatora płatności i pokaż, że kupujący dostał to, za co zapłacił: zamówienie, zgody i daty dostępu. Nie zwracaj tymczasem pieniędzy samodzielnie, bo mogłyby wrócić dwa razy.',
} satisfies SameKeys<typeof en>
