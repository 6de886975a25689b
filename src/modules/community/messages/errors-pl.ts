import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './errors-en.ts'

export const pl = {
  'community.unknown-player': 'Pokazujemy filmy z YouTube, Vimeo, Loom i Bunny. Wklej adres jednego filmu.',
  'community.one-video': 'Wpis może mieć jeden film: plik albo adres, nie oba naraz.',
  'community.unknown-product': 'Tego produktu już nie ma. Wybierz inny.',
  'community.too-many-topics': 'Społeczność może mieć najwyżej {max} tematów.',
} satisfies SameKeys<typeof en>
