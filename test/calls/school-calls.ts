import type { App } from '#platform/http/app.ts'
import type { TestPerson } from '#test/world.ts'
import { type DescribedCall, nameOf, readCalls } from './read-calls.ts'
import type { SchoolOfEverything } from './school-of-everything.ts'
import { byShape, kindsFor, type Slot, slotsOf } from './slots.ts'

/** Gateways have no account here: what they send is signed, and refused without a look at any id. */
const SIGNED = new Set(['POST /payments/notifications/{gateway}/{schoolId}', 'POST /videos/notifications/bunny'])

/** Every call that somebody may make who is signed in or a visitor, once for each shape of it that names things. */
export const readSchoolCalls = async (app: App): Promise<DescribedCall[]> =>
  (await readCalls(app)).filter((call) => call.access !== 'address' && !SIGNED.has(nameOf(call))).flatMap(byShape)

/**
 * What a bare id may be, first what the path speaks of; one nameless kind when the call has none, or none but the slot in
 * question.
 */
export function idKindsOf(call: DescribedCall, school: SchoolOfEverything, but?: Slot): string[] {
  const bare = slotsOf(call).find((slot) => slot !== but && (slot.name === 'id' || slot.name === 'ids'))
  if (!bare) return ['']
  const isSpokenOf = (kind: string) => call.path.toLowerCase().includes(kind.replace(/Ids?$/, '').toLowerCase())
  return kindsFor(call, bare, school).toSorted((one, other) => Number(isSpokenOf(other)) - Number(isSpokenOf(one)))
}

export const reads = ({ method }: DescribedCall): boolean => method === 'GET'

export const mayCall = ({ access }: DescribedCall, person?: TestPerson): boolean =>
  access === 'anyone' || (access === 'signed-in' ? person !== undefined : person?.role === access)

export const isOfPlatform = ({ access }: DescribedCall): boolean => access === 'operator'

/** The platform's own calls are not there on a school's host. */
export const isElsewhere = (call: DescribedCall, status: number): boolean => isOfPlatform(call) && status === 404
