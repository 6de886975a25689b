import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  searchCourses: 'Szukaj kursów',
  withdraw: 'Odstąp od umowy tutaj',
  home: 'Strona główna',
  goHome: 'Przejdź na stronę główną',
  goToDashboard: 'Przejdź do pulpitu',
  logInAgain: 'Zaloguj się ponownie',
  reload: 'Odśwież stronę',
  notFoundTitle: 'Nie ma takiej strony',
  notFoundText: 'W adresie może być literówka albo strona została przeniesiona lub usunięta.',
  notAllowedTitle: 'Nie możesz otworzyć tej strony',
  notAllowedText: 'Twoje konto nie ma do niej dostępu. Jeśli uważasz, że powinno, napisz do szkoły.',
  lookingText: 'Widzi ją tylko kursant albo należy do panelu, do którego wrócisz przyciskiem poniżej.',
  expiredTitle: 'Sesja wygasła',
  expiredText: 'Twoja sesja wygasła – odśwież stronę',
  tooManyTitle: 'Trochę za szybko',
  tooManyText: 'Zbyt wiele żądań w krótkim czasie. Odczekaj chwilę i odśwież stronę.',
  busyTitle: 'Straszny tu tłok',
  busyText: 'W tej chwili jest więcej chętnych, niż zdołamy obsłużyć. Spróbuj ponownie za kilka sekund.',
  tryAgain: 'Spróbuj ponownie',
  networkTitle: 'Błąd sieci',
  networkText: 'Nie udało się pobrać strony. Sprawdź połączenie i spróbuj ponownie.',
  failedTitle: 'Coś poszło nie tak',
  failedText: 'Błąd leży po naszej stronie i został zgłoszony. Spróbuj ponownie za chwilę.',
} satisfies SameKeys<typeof en>
