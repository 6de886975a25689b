import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Szkoła',
  errors: {
    'schools.held':
      'Ta szkoła czeka na zgodę platformy. Do tego czasu nie może nikogo wpuścić ani nic sprzedać; wszystko inne można przygotować.',
    'schools.not-open':
      'Ta szkoła nie jest jeszcze otwarta: po zakupie nie byłoby jak się zalogować. Zacznie sprzedawać, gdy się otworzy; nic nie zostało pobrane.',
    'schools.login-off':
      'Logowanie jest tymczasowo wyłączone: po zakupie nie byłoby jak się zalogować. Spróbuj później; nic nie zostało pobrane.',
    'schools.closes':
      'Ta szkoła zostanie zamknięta {day} i nic już nie sprzedaje. To, co masz, pozostaje do tego dnia dostępne.',
    'schools.closed':
      'Szkoła {school} została zamknięta. Z pytaniami napisz na {email}. Twoje zamówienia i ich potwierdzenia: {orders}',
    'schools.not-ready-to-sell':
      'Zanim zaczniesz sprzedawać, podaj dane sprzedawcy (Ustawienia, Szkoła) oraz opublikuj regulamin i politykę prywatności (Ustawienia, Regulamin). Wymaga tego prawo.',
    'validation.blanks-left': 'Uzupełnij brakujące dane: {blanks}',
    'schools.legal-text-changed':
      'Ktoś opublikował nową wersję, odkąd otworzono tę stronę. Skopiuj swoje zmiany, odśwież stronę i wprowadź je do nowej wersji.',
    'validation.color': 'Wpisz kolor jako # i sześć cyfr lub liter a–f, na przykład #b4532a',
    'validation.menu-address': 'Wpisz własną stronę, która zaczyna się od /, albo adres, który zaczyna się od https://',
    'validation.menu-twice': 'Każdy adres jest w menu tylko raz',
    'schools.currency-is-another':
      'Ktoś inny zmienił walutę: szkoła sprzedaje teraz w {currency}. Odśwież stronę, zanim wybierzesz inną.',
    'schools.currency-not-taken': 'Konto płatnicze tej szkoły nie przyjmuje {currency}. Wybierz inną walutę.',
  },
  deeds: {
    'PUT /account/page/:schoolId': 'Zmiana profilu szkoły',
    'PUT /home/settings/look': 'Opublikowanie wyglądu szkoły',
    'PUT /home/settings/time-zone': 'Ustawienie strefy czasowej',
    'PUT /home/settings/currency': 'Ustawienie waluty',
    'PUT /home/settings/refund-requests': 'Ustawienie czasu na prośbę o zwrot',
    'PUT /home/settings/legal/:which': 'Opublikowanie regulaminu lub polityki prywatności',
  },
  /** where all pages lead */
  site: { courses: 'Kursy', terms: 'Regulamin', privacy: 'Polityka prywatności', withdraw: 'Odstąp od umowy tutaj' },
} satisfies SameWords<typeof en>
