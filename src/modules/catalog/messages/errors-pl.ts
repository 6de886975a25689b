import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'catalog.promotion-already-there':
    'Ta cena jest już obniżona. Zakończ tę promocję lub ofertę, zanim zaczniesz następną.',
  'catalog.never-offered': 'Najpierw opublikuj: nie można obniżyć ceny, której nikt nie widział.',
  'validation.price-above-promotion': 'Cena musi być wyższa niż cena promocyjna',
  'validation.promotion-below-price': 'Cena promocyjna musi być niższa niż cena',
  'validation.evergreen': 'Czas musi wynosić od 5 minut do 30 dni',
  'validation.end-before-start': 'Data końcowa nie może być wcześniejsza niż początkowa',
} satisfies SameKeys<typeof en>
