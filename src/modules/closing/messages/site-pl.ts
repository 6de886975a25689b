import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './site-en.ts'

export const pl = {
  closesOn: 'Ta szkoła zostanie zamknięta {day}. Nic już nie sprzedaje; to, co masz, pozostaje do tego dnia dostępne.',
  closedOn: 'Ta szkoła została zamknięta {day}.',
} satisfies SameKeys<typeof en>
