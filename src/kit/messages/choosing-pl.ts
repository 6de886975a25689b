import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './choosing-en.ts'

export const pl = {
  choose: 'Zaznacz: {name}',
  chosen: {
    one: 'Zaznaczono {count}',
    few: 'Zaznaczono {count}',
    many: 'Zaznaczono {count}',
    other: 'Zaznaczono {count}',
  },
  chooseAll: 'Zaznacz całą stronę',
  chooseNone: 'Odznacz wszystko',
  more: 'Więcej',
  working: '{done} z {all}',
  undo: 'Cofnij',
  refused: {
    one: 'Nie udało się zmienić: {count}',
    few: 'Nie udało się zmienić: {count}',
    many: 'Nie udało się zmienić: {count}',
    other: 'Nie udało się zmienić: {count}',
  },
} satisfies SameKeys<typeof en>
