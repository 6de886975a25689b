import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  courses: 'Kursy',
  searchCourses: 'Szukaj kursów',
  community: 'Społeczność',
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  home: 'Strona główna',
  goHome: 'Przejdź na stronę główną',
  logInAgain: 'Zaloguj się ponownie',
  reload: 'Odśwież stronę',
  notFoundTitle: 'Tej strony tu nie ma',
  notFoundText: 'W adresie mogła się znaleźć literówka albo strona została przeniesiona lub usunięta.',
  notAllowedTitle: 'Te drzwi są dla Ciebie zamknięte',
  notAllowedText: 'Twoje konto nie ma dostępu do tej strony. Jeśli uważasz, że powinno, napisz do szkoły.',
  expiredTitle: 'Sesja wygasła',
  expiredText: 'Twoja sesja wygasła - odśwież stronę',
  tooManyTitle: 'Trochę za szybko',
  tooManyText: 'Zbyt wiele żądań w krótkim czasie. Odczekaj chwilę i odśwież stronę.',
  failedTitle: 'Coś poszło nie tak',
  failedText: 'Błąd leży po naszej stronie i został zapisany. Nic z tego, co robisz, nie przepadło; spróbuj za chwilę.',
} satisfies SameKeys<typeof en>
