import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './still-en.ts'

export const pl = {
  still: 'Miniatura',
  stillHelp: 'Widać ją, zanim film ruszy, w spisie lekcji i na koniec poprzedniej lekcji.',
  stillHelpOfFilm: 'Widać ją, zanim film ruszy.',
  stillNow: 'Obecna miniatura',
  chooseFrame: 'Wybierz kadr',
  closeFrames: 'Zamknij kadry',
  takeMoment: 'Weź tę chwilę',
  uploadStill: 'Wgraj obraz',
  automaticStill: 'Wróć do automatycznej',
  frames: 'Kadry z filmu',
  drawing: 'Przygotowujemy kadry…',
  frameAt: 'Kadr z {time}',
  noMoment: 'Najpierw włącz film, żeby było wiadomo, która to chwila.',
} satisfies SameKeys<typeof en>
