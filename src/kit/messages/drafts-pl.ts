import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './drafts-en.ts'

export const pl = {
  leaveConsequence: 'Zmiany na tej stronie nie zostały zapisane.',
  leave: 'Wyjdź bez zapisywania',
  unsaved: 'Masz niezapisane zmiany.',
  save: 'Zapisz',
  giveUp: 'Odrzuć zmiany',
} satisfies SameKeys<typeof en>
