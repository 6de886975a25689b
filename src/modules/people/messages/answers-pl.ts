import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './answers-en.ts'

export const pl = {
  resetLinkSent: 'Wysłaliśmy link do zmiany hasła na adres {email}. Jeśli nie dotrze, sprawdź folder ze spamem.',
  passwordReset: 'Hasło zostało zmienione. Możesz się zalogować.',
  registeredButNotAdmitted: 'Konto jest gotowe. Kursanci nie mogą się jeszcze logować; miejsce czeka na Ciebie.',
  accountSaved: 'Zapisano',
  passwordChanged: 'Hasło zostało zmienione. Na pozostałych urządzeniach nastąpiło wylogowanie.',
} satisfies SameKeys<typeof en>
