import { SECOND } from '#platform/clock.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'
import { SECONDS_TO_FILL_IN, TOKEN_LASTS_SECONDS } from './vocabulary.ts'

interface Signer {
  secretKey: string
  schoolId: string
}

/** Says when a form was begun. It belongs to nobody, so that it may stand in pages that are kept for all visitors. */
export function formToken({ secretKey, schoolId }: Signer, now: Date): string {
  const begunAt = now.getTime().toString(36)
  return `${begunAt}.${sign(secretKey, ['lead form', schoolId, begunAt])}`
}

/** Whether somebody could have filled in the form since then, and did so within a day. */
export function isInTime(token: string, { secretKey, schoolId }: Signer, now: Date): boolean {
  const [begunAt = '', digest = ''] = token.split('.')
  if (!isSameDigest(digest, sign(secretKey, ['lead form', schoolId, begunAt]))) return false
  const age = now.getTime() - Number.parseInt(begunAt, 36)
  return age >= SECONDS_TO_FILL_IN * SECOND && age <= TOKEN_LASTS_SECONDS * SECOND
}
