import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './chosen-en.ts'

export const pl = {
  note: 'Płacisz tyle, ile chcesz. Proponowana kwota: {amount}',
} satisfies SameKeys<typeof en>
