import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './login-en.ts'

export const pl = {
  title: 'Drugi etap',
  intro: 'Podaj kod, który pokazuje teraz aplikacja. Jeśli nie masz telefonu, podaj jeden z kodów zapasowych.',
  code: 'Kod',
  logIn: 'Zaloguj się',
  introPasskey: 'Użyj klucza dostępu albo wpisz jeden z kodów zapasowych.',
  usePasskey: 'Zaloguj się kluczem dostępu',
  noPasskeyUsed: 'Klucz dostępu nie został użyty',
  startAgain: 'Zaloguj się na inne konto',
} satisfies SameKeys<typeof en>
