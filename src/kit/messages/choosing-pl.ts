import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './choosing-en.ts'

export const pl = {
  choose: 'Wybierz: {name}',
  chosen: { one: 'Wybrano {count}', few: 'Wybrano {count}', many: 'Wybrano {count}', other: 'Wybrano {count}' },
  chooseAll: 'Wybierz wszystkie na tej stronie',
  chooseNone: 'Nie wybieraj żadnego',
  working: '{done} z {all}',
  undo: 'Cofnij',
  refused: {
    one: 'Jednego nie udało się zmienić',
    few: 'Nie udało się zmienić {count}',
    many: 'Nie udało się zmienić {count}',
    other: 'Nie udało się zmienić {count}',
  },
} satisfies SameKeys<typeof en>
