import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { type Brake, brakeOrRefuse, forgetUses } from '#platform/http/rate-limit.ts'

/** Wrong codes of one account. */
const CODES_PER_PERSON: Brake = { free: 5, firstPauseSeconds: 60, longestPauseSeconds: 900 }

/** Runs a try of a code, counted before it runs; one that is right forgets the wrong ones before it. */
export async function limitCodes<T>(units: UnitsOfWork, personId: string, attempt: () => Promise<T>): Promise<T> {
  const key = `second-factor:${personId}`
  await brakeOrRefuse(units, key, CODES_PER_PERSON, 'second-factor.too-many-codes')
  const result = await attempt()
  await forgetUses(units, key)
  return result
}
