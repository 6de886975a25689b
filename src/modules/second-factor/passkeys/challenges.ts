import { and, eq, gt, isNull } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newSecret } from '#platform/ids.ts'
import { PasskeyNotAccepted } from '../refusals.ts'
import { passkeyChallenges } from '../tables.ts'
import type { CHALLENGE_PURPOSES } from '../vocabulary.ts'

const LASTS = 5 * MINUTE

interface About {
  purpose: (typeof CHALLENGE_PURPOSES)[number]
  /** null where nobody is known yet */
  personId: string | null
  host: string
}

/** The bytes that are signed; the library writes them in base64url, as they are kept. */
export async function makeChallenge({ tx, now }: Ctx, about: About): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(Buffer.from(newSecret(), 'base64url'))
  const challenge = Buffer.from(bytes).toString('base64url')
  await tx.insert(passkeyChallenges).values({ ...about, challenge, expiresAt: new Date(now.getTime() + LASTS) })
  return bytes
}

/** Uses it up, whatever comes of it. Refuses with 409 one that is over, was used, or was made for something else. */
export async function takeChallenge(
  { tx, now }: Ctx,
  challenge: string,
  { purpose, personId, host }: About,
): Promise<string> {
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        personId === null ? isNull(passkeyChallenges.personId) : eq(passkeyChallenges.personId, personId),
        eq(passkeyChallenges.host, host),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  if (!taken) throw new PasskeyNotAccepted()
  return taken.challenge
}
