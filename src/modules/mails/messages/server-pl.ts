import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'E-maile',
  deeds: {
    'POST /home/mails/:id/retry': 'Ponowienie niewysłanego e-maila',
  },
  errors: {
    'mails.forgotten': 'Ten e-mail jest zbyt stary, by go wysłać: jego treść albo to, co otwierał link, usunięto.',
  },
  layout: {
    buttonFails: 'Jeśli przycisk nie działa, otwórz ten link:',
    sentBy: 'Tę wiadomość wysłała szkoła {school}. Pytania? Napisz:',
  },
} satisfies SameWords<typeof en>
