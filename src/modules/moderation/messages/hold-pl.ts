import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './hold-en.ts'

export const pl = {
  hold: 'Wstrzymaj',
  holdWhose: 'Wstrzymaj wypowiedź: {name}',
  wasHeld: 'Wstrzymano: czeka w moderacji',
} satisfies SameKeys<typeof en>
