import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './document-en.ts'

export const pl = {
  title: 'Potwierdzenie zamówienia {number}',
  fileName: 'zamowienie-{number}.pdf',
  made: 'Zawarte {at}',
  seller: 'Sprzedający',
  buyer: 'Kupujący',
  taxId: 'NIP {number}',
  product: 'Produkt',
  quantity: 'Liczba',
  vat: 'VAT',
  amount: 'Cena',
  chosen: 'cena wybrana przez kupującego',
  exempt: 'zw.',
  promotion: 'Promocja',
  evergreen: 'Twoja oferta',
  seats: 'Cena za kilka licencji',
  forOthers: {
    one: '{count} licencja do rozdania',
    few: '{count} licencje do rozdania',
    many: '{count} licencji do rozdania',
    other: '{count} licencji do rozdania',
  },
  code: 'Kod {code}',
  total: 'Razem, z podatkami',
  free: 'Za darmo',
  access: 'Dostęp',
  accessAlways: 'bez ograniczenia w czasie',
  accessDays: {
    one: 'przez {count} dzień',
    few: 'przez {count} dni',
    many: 'przez {count} dni',
    other: 'przez {count} dnia',
  },
  accessAtMost: 'najdłużej do {date}',
  accessUntil: 'do {date}',
  delivered: 'Zakupione treści są dostępne na Twoim koncie pod adresem {origin}, w każdej aktualnej przeglądarce.',
  agreed: 'Twoje zgody i oświadczenia',
  withdrawal: 'Prawo odstąpienia',
  'withdrawal.none': 'Od umowy o usługę w oznaczonym dniu lub okresie nie przysługuje prawo odstąpienia.',
  'withdrawal.waived':
    'Na Twoje żądanie treści cyfrowe zostały udostępnione od razu, a Ty przyjmujesz do wiadomości, że tym samym tracisz prawo odstąpienia od umowy.',
  'withdrawal.service':
    'Możesz odstąpić od tej umowy w ciągu 14 dni bez podawania przyczyny. Ponieważ na Twoje żądanie usługa zaczęła się od razu, zapłacisz za świadczenia spełnione do tej chwili; po jej pełnym wykonaniu prawo to wygasa.',
  'withdrawal.open': 'Możesz odstąpić od tej umowy w ciągu 14 dni od jej zawarcia, bez podawania przyczyny.',
  'withdrawal.how': 'Aby odstąpić od umowy, skorzystaj z tej strony; konto nie jest potrzebne:',
  'withdrawal.or': 'albo wyślij dowolne jednoznaczne oświadczenie na adres {email}, na przykład takie:',
  'withdrawal.form':
    'Do: {seller}\nNiniejszym informuję o odstąpieniu od umowy, zamówienie {number} z dnia {date}. Imię, nazwisko i adres konsumenta, data oraz podpis, jeżeli na papierze.',
  terms: 'Regulamin, wersja {version} z dnia {date}',
  foot: '{school}, zamówienie {number}',
} satisfies SameKeys<typeof en>
