import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './en.ts'

export const pl = {
  mailbox: 'Skrzynka pocztowa',
  mailboxIntro:
    'Wiadomości tej szkoły. Widoczne tylko w trybie deweloperskim; bez serwera SMTP żadna nie opuszcza tego komputera.',
  mailboxEmpty: 'Nie ma jeszcze wiadomości',
  mailboxEmptyHelp: 'Poproś o nowe hasło na stronie logowania, a link pojawi się tutaj.',
  to: 'Do {to}',
  sent: 'Wysłana',
  waiting: 'Czeka',
  content: 'Wysłana wiadomość',
  plainText: 'Wersja tekstowa',
  attachment: 'Załącznik',
} satisfies SameKeys<typeof en>
