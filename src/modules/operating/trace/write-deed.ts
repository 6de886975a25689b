import { cut } from '#platform/cut-text.ts'
import { isSignedIn } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { operatorDeeds } from '../tables.ts'
import type { OperatorDeed } from '../vocabulary.ts'

interface Deed {
  deed: OperatorDeed
  /** none where it is about all of them */
  schoolId: string | null
  subject?: string
}

const SUBJECT = 200

/** Writes down what an operator just did. */
export async function writeDeed(
  units: UnitsOfWork,
  { request: { caller } }: Exchange,
  { deed, schoolId, subject = '' }: Deed,
): Promise<void> {
  const { actor } = caller
  if (!isSignedIn(actor)) throw new NotSignedIn()
  await units.withoutSchool('what operators did is written down', (tx) =>
    tx.insert(operatorDeeds).values({
      deed,
      schoolId,
      subject: cut(subject, SUBJECT),
      operatorId: actor.id,
      operatorName: actor.name,
    }),
  )
}
