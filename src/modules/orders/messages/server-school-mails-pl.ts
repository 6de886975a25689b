import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './server-school-mails-en.ts'

export const pl = {
  number: 'Numer zamówienia',
  paid: 'Zapłacono',
  date: 'Data',
  buyer: 'Kupujący',
  company: 'Firma',
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
    'Odpowiedz u swojego operatora płatności i pokaż, że kupujący dostał to, za co zapłacił: zamówienie, zgody i daty dostępu.',
  'dispute.answer-by':
    'Odpowiedz u swojego operatora płatności do {date} i pokaż, że kupujący dostał to, za co zapłacił: zamówienie, zgody i daty dostępu.',
  'dispute.meanwhile':
    'Dopóki bank nie zdecyduje, tej płatności nie można zwrócić tutaj: pieniądze mogłyby wrócić dwa razy.',
  'dispute.fee': 'Opłata za spór',
  'dispute.won-subject': 'Spór wygrany (zamówienie {number})',
  'dispute.won-heading': 'Bank zdecydował na Twoją korzyść',
  'dispute.won':
    'Kwota {amount}, którą {name} płaci za „{title}”, zostaje u Ciebie. Płatność można znów zwrócić, jeśli zechcesz.',
  'dispute.lost-subject': 'Spór przegrany (zamówienie {number})',
  'dispute.lost-heading': 'Bank zwrócił pieniądze',
  'dispute.lost': '{name} ma z powrotem kwotę {amount} zapłaconą za „{title}”.',
  'dispute.lost-access': 'Dostęp do produktu się nie zmienił. Możesz go cofnąć na stronie kursanta.',
} satisfies SameKeys<typeof en>
