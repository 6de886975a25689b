import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Strona główna',
  errors: {
    'front.look-changed':
      'W międzyczasie ktoś inny opublikował inny wygląd. Twój został zachowany: porównaj oba i opublikuj jeszcze raz.',
    'front.look-draft-changed':
      'Ktoś inny zmienił w międzyczasie ten szkic. Nic z jego zmian nie przepadło, a Twoje nadal tu są.',
  },
  past: { 'PUT /home/settings/front': 'Zmiana strony głównej' },
} satisfies SameWords<typeof en>
