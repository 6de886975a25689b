import type { SameKeys } from '#platform/i18n/text.ts'
import type en from './en.ts'

export default {
  'card.number': 'Podaj prawidłowy numer karty',
  'card.number-error': 'Wygląda na to, że w numerze karty jest błąd',
  'card.month': 'Podaj prawidłowy miesiąc ważności karty',
  'card.year': 'Podaj prawidłowy rok ważności karty',
  'card.cvv': 'Podaj prawidłowy kod CVV',
  'card.name': 'Podaj prawidłowe imię i nazwisko',
  'card.email': 'Podaj prawidłowy adres e-mail',
  'card.check': 'Sprawdź dane karty',
  'declined.insufficient_funds': 'Brak środków na karcie',
  'declined.limit_exceeded': 'Przekroczono limit karty',
  'declined.card_expired': 'Karta straciła ważność',
  'declined.card_lost': 'Karta została zgłoszona jako zgubiona',
  'declined.card_stolen': 'Karta została zgłoszona jako skradziona',
  'declined.authentication_failed': 'Uwierzytelnienie 3D Secure nie powiodło się',
  'declined.card_data_invalid': 'Dane karty są nieprawidłowe',
  'declined.card_declined': 'Wystąpił problem z płatnością. Sprawdź kartę lub użyj innej.',
  'declined.bank_unavailable': 'Coś poszło nie tak. Sprawdź saldo i spróbuj ponownie później.',
} satisfies SameKeys<typeof en>
