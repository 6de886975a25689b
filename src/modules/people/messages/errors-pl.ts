import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'people.wrong-credentials': 'Nieprawidłowy e-mail lub hasło',
  'people.no-such-credentials': 'Podane dane nie pasują do żadnego konta.',
  'people.too-many-logins': {
    one: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekundę.',
    few: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekundy.',
    many: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekund.',
    other: 'Zbyt wiele prób logowania. Spróbuj ponownie za {seconds} sekundy.',
  },
  'people.login-disabled': 'Logowanie jest tymczasowo wyłączone',
  'people.registration-disabled': 'Rejestracja jest tymczasowo wyłączona',
  'people.students-not-admitted': 'Kursanci nie mogą się jeszcze logować',
  'people.no-such-user': 'Nie ma użytkownika o tym adresie e-mail.',
  'people.reset-token-invalid': 'Ten link do zmiany hasła jest nieprawidłowy.',
  'people.wrong-current-password': 'To nie jest Twoje obecne hasło',
  'people.account-exists': 'Konto już istnieje',
} satisfies SameKeys<typeof en>
