import type { ListedSchool } from '../schools/contract.ts'

type Stated = Pick<ListedSchool, 'is_open' | 'held_at' | 'closes_on' | 'closed_at'>

/** What a school's state is called. */
export function stateOf({ is_open: isOpen, held_at: heldAt, closes_on: closesOn, closed_at: closedAt }: Stated) {
  if (closedAt !== null) return 'shut'
  if (closesOn !== null) return 'closing'
  return isOpen ? 'open' : heldAt === null ? 'closed' : 'held'
}

const TONES = { open: 'good', closed: 'plain', held: 'caution', closing: 'caution', shut: 'bad' } as const
export const toneOf = (school: Stated) => TONES[stateOf(school)]
