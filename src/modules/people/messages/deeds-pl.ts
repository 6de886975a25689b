import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './deeds-en.ts'

export const pl = {
  'POST /login': 'Zalogowanie',
  'POST /logout': 'Wylogowanie',
  'POST /register': 'Założenie konta',
  'POST /password/email': 'Prośba o odnośnik do nowego hasła',
  'POST /password/reset': 'Ustawienie nowego hasła przez odnośnik z e-maila',
  'POST /my/account': 'Zmiana własnego konta',
  'POST /my/account/password': 'Zmiana własnego hasła',
  'PUT /home/settings/switches': 'Zmiana tego, kto może się logować i rejestrować',
  'PUT /my/account/avatar': 'Zmiana własnego zdjęcia',
} satisfies SameKeys<typeof en>
