import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { writeDeed } from '../trace/write-deed.ts'
import { countAudience } from './audience.ts'
import type { sendLetter as endpoint } from './contract.ts'
import { LETTERS_QUEUE } from './letter-job.ts'
import { NobodyToWriteTo } from './refusals.ts'
import { ownerLetters } from './tables.ts'
import { wordsIn } from './words.ts'

/** Puts down the letter and the job that writes it to each. Refuses with 409 where there is nobody to write to. */
export async function sendLetter(
  { id, q, state, ...given }: Input<typeof endpoint>,
  exchange: Exchange,
  { units, jobs }: { units: UnitsOfWork; jobs: Jobs },
): Promise<Answer<typeof endpoint>> {
  const { actor } = exchange.request.caller
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  refuseUnless((await countAudience({ q, state }, units)).owners > 0, new NobodyToWriteTo())
  const isNew = await units.withoutSchool('an operator writes to owners', async (tx) => {
    const [letter] = await tx
      .insert(ownerLetters)
      .values({ id, operatorId: actor.id, operatorName: actor.name, ...wordsIn(given), q, state })
      .onConflictDoNothing()
      .returning({ id: ownerLetters.id })
    if (letter) await jobs.put(tx, LETTERS_QUEUE, { letterId: id }, { key: id })
    return letter !== undefined
  })
  if (isNew) await writeDeed(units, exchange, { deed: 'letter-sent', schoolId: null, subject: given.subject_en })
  return { id }
}
