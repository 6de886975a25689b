import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { countOrRefuse, forgetUses, takeBackUse } from '#platform/http/rate-limit.ts'
import { digestOf } from '#platform/ids.ts'
import { LOGINS_PER_PERSON, LOGINS_PER_PLACE } from './limits.ts'

interface Attempt {
  /** a school's id or `platform` */
  realm: string
  email: string
  ip: string
}

/**
 * Runs an attempt to sign in that answers null when it failed. Counted before it runs, so that parallel attempts
 * count too; refused with 429 after 5 failures of an address or 20 of a place. A success forgets the address's.
 */
export async function limitLogins<T>(
  units: UnitsOfWork,
  { realm, email, ip }: Attempt,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const place = `login-place:${ip}`
  const person = `login:${digestOf(`${realm}:${email.toLowerCase()}:${ip}`)}`
  await countOrRefuse(units, place, LOGINS_PER_PLACE, 'people.too-many-logins')
  await countOrRefuse(units, person, LOGINS_PER_PERSON, 'people.too-many-logins')
  const result = await attempt()
  if (result !== null) await Promise.all([forgetUses(units, person), takeBackUse(units, place)])
  return result
}
