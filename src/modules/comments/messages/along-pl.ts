import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './along-en.ts'

export const pl = {
  addImage: 'Dodaj zdjęcie',
  removeImage: 'Usuń zdjęcie {name}',
  preparingImage: 'Przygotowywanie: {name}',
  addVideo: 'Dodaj film',
  removeVideo: 'Usuń film {name}',
  videoUnsent: 'Film nie został przesłany do końca. Wybierz ten sam plik, aby dokończyć.',
  sendVideo: 'Wybierz plik',
} satisfies SameKeys<typeof en>
