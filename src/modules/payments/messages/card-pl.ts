import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './card-en.ts'

export const pl = {
  'card.heading': 'Karta',
  'card.cardNumber': 'Numer karty',
  'card.cardName': 'Imię i nazwisko na karcie',
  'card.cardMonth': 'Miesiąc ważności',
  'card.cardYear': 'Rok ważności',
  'card.cardCvv': 'Kod CVV',
  'card.cvv-help': {
    one: '{count} cyfra',
    few: '{count} cyfry na odwrocie karty',
    many: '{count} cyfr na odwrocie karty',
    other: '{count} cyfry na odwrocie karty',
  },
  'card.cvv-help-front': '4 cyfry z przodu karty',
  'card.month-choose': 'Miesiąc',
  'card.year-choose': 'Rok',
  'card.brands': 'Akceptujemy {brands}',
  'card.brand-known': 'Karta: {brand}',
  'card.locked': 'Twoją kartę może odczytać tylko bank. Szkoła nigdy jej nie widzi.',
  'card.number': 'Podaj prawidłowy numer karty',
  'card.number-error': 'Wygląda na to, że w numerze karty jest błąd',
  'card.month': 'Podaj prawidłowy miesiąc ważności karty',
  'card.year': 'Podaj prawidłowy rok ważności karty',
  'card.cvv': 'Podaj prawidłowy kod CVV',
  'card.name': 'Podaj prawidłowe imię i nazwisko',
  'card.check': 'Sprawdź dane karty',
  'card.problem': 'Problem z kartą',
  'card.unavailable': 'Bank nie odpowiada, więc nie możemy teraz przyjąć karty.',
  'card.try-again': 'Spróbuj ponownie',
} satisfies SameKeys<typeof en>
