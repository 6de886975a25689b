import type { SameWords } from '#platform/i18n/text.ts'
import type { en } from './server-en.ts'

export const pl = {
  area: 'Strona główna',
  errors: {
    'front.changed':
      'Ktoś inny zmienił w tym czasie stronę główną. Twój wybór został: porównaj go z tamtym i opublikuj jeszcze raz.',
    'validation.not-shown': 'Goście tego nie widzą. Wybierz coś, co jest opublikowane i nie jest ukryte.',
  },
  deeds: { 'PUT /home/settings/front': 'Zmiana strony głównej' },
} satisfies SameWords<typeof en>
