import type { ListedSchool } from '../schools/contract.ts'

type Stated = Pick<ListedSchool, 'is_open' | 'held_at'>

/** What a school's state is called. */
export const stateOf = ({ is_open: isOpen, held_at: heldAt }: Stated) =>
  isOpen ? 'open' : heldAt === null ? 'closed' : 'held'

export const toneOf = ({ is_open: isOpen, held_at: heldAt }: Stated) =>
  isOpen ? 'good' : heldAt === null ? 'plain' : 'caution'
