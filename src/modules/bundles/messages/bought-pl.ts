import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './bought-en.ts'

export const pl = {
  bought: 'To już Twoje',
  chooseTime: 'Wybierz termin',
} satisfies SameKeys<typeof en>
