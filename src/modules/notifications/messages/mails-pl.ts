import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './mails-en.ts'

export const pl = {
  buttonFails: 'Jeśli przycisk nie działa, otwórz ten adres:',
  sentBy: 'Tę wiadomość wysłała szkoła {school}. Pytania? Napisz:',
  'passwordReset.subject': 'Ustaw nowe hasło',
  'passwordReset.heading': 'Ustaw nowe hasło',
  'passwordReset.asked': 'Dzień dobry, {name}. Ktoś poprosił o nowe hasło do Twojego konta w szkole {school}.',
  'passwordReset.action': 'Ustaw nowe hasło',
  'passwordReset.expires': {
    one: 'Link działa jeden raz, przez {count} minutę.',
    few: 'Link działa jeden raz, przez {count} minuty.',
    many: 'Link działa jeden raz, przez {count} minut.',
    other: 'Link działa jeden raz, przez {count} minuty.',
  },
  'passwordReset.notYou': 'Jeśli to nie Ty, nie musisz nic robić: hasło pozostaje bez zmian.',
} satisfies SameKeys<typeof en>
