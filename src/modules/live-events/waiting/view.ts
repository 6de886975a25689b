import type { WaitingEntry as Shown } from './contract.ts'
import type { WaitingEntry } from './tables.ts'

/** Who waits, and who let a place go, can be offered one ahead of the line; not who wants none any more. */
export const mayBeOffered = ({ state }: Pick<WaitingEntry, 'state'>): boolean =>
  state === 'waiting' || state === 'passed'

export const viewEntry = (entry: WaitingEntry, position: number | null): Shown => ({
  id: entry.id,
  student_id: entry.studentId,
  name: entry.name,
  email: entry.email,
  state: entry.state,
  position,
  since: entry.createdAt.toISOString(),
  offer_until: entry.state === 'offered' || entry.state === 'taking' ? (entry.offerUntil?.toISOString() ?? null) : null,
  may_be_offered: mayBeOffered(entry),
})
