import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './page-en.ts'

export const pl = {
  title: 'Certyfikat {code}',
  valid: 'Ten certyfikat jest ważny',
  validText: '{name} ma ukończony kurs „{course}” w szkole {school}.',
  revoked: 'Ten certyfikat nie jest już ważny',
  revokedText: '{school}: unieważniono {date}.',
  holder: 'Dla kogo',
  course: 'Kurs',
  school: 'Szkoła',
  issued: 'Data wydania',
  code: 'Kod',
  qr: 'Kod QR tej strony',
  credential: 'Pobierz jako Open Badge',
  credentialText: 'Plik podpisany przez szkołę (Open Badges 3.0), do portfeli i serwisów, które zbierają odznaki.',
  toSite: 'Przejdź na stronę szkoły',
  toCourse: 'Zobacz kurs',
  missing: 'Nie ma takiego certyfikatu',
  missingText:
    'Porównaj kod z tym na dokumencie. Jeśli jest taki sam, dokumentu nie wydano tutaj albo jego właściciel usunął swoje konto.',
} satisfies SameKeys<typeof en>
