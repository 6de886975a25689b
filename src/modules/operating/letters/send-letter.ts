import { eq, sql } from 'drizzle-orm'
import { isSignedIn, type PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { countAudience } from './audience.ts'
import type { sendLetter as endpoint } from './contract.ts'
import { LETTERS_QUEUE } from './letter-job.ts'
import { NobodyToWriteTo } from './refusals.ts'
import { ownerLetters } from './tables.ts'
import { wordsIn } from './words.ts'

/** Puts down the letter and the job that writes it to each, once for its id. Refuses with 409 where there is nobody to write to. */
export async function sendLetter(
  ctx: PlatformCtx,
  { id, q, state, ...given }: Input<typeof endpoint>,
  { jobs }: { jobs: Jobs },
): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  refuseUnless((await countAudience(ctx, { q, state })).owners > 0, new NobodyToWriteTo())
  await ctx.inTransaction('an operator writes to owners', async (tx, note) => {
    // Whoever sends it a second time at the same moment waits, and finds it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`owner-letter:${id}`}))`)
    const sent = await tx.$count(ownerLetters, eq(ownerLetters.id, id))
    if (sent > 0) return
    await tx
      .insert(ownerLetters)
      .values({ id, operatorId: actor.id, operatorName: actor.name, ...wordsIn(given), q, schoolState: state })
    await jobs.put(tx, LETTERS_QUEUE, { letterId: id }, { key: id })
    note({ subject: given.subject_en })
  })
  return { id }
}
