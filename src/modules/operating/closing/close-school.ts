import { putDownClosing, reopenClosed, takeBackClosing } from '#modules/closing/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { OperatorDeed } from '../vocabulary.ts'
import type { callOffSchoolClosing, planSchoolClosing, reopenSchool as reopening } from './contract.ts'

interface Parts {
  units: UnitsOfWork
  schools: SchoolFinder
  jobs: Jobs
}

/** Refuses with 404 a school that is none, with 409 one that closes already, with 422 a day that is too near or too far. */
export async function planClosing(
  { id, closes_on: closesOn, words }: Input<typeof planSchoolClosing>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof planSchoolClosing>> {
  const { actor } = exchange.request.caller
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const plan = { closesOn, words, by: 'operator', byName: actor.name } as const
  const work = (ctx: Ctx) => putDownClosing(ctx, plan, parts.jobs)
  return inSchool(id, exchange, parts, { work, deed: 'closing-planned', subject: closesOn })
}

/** Refuses with 404 where none is planned. */
export const callOffClosing = (
  { id }: Input<typeof callOffSchoolClosing>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof callOffSchoolClosing>> =>
  inSchool(id, exchange, parts, {
    work: (ctx) => takeBackClosing(ctx, 'operator', parts.jobs),
    deed: 'closing-called-off',
  })

/** Refuses with 404 one that is not closed, with 409 one that is closed for too long. */
export const reopenSchool = (
  { id }: Input<typeof reopening>,
  exchange: Exchange,
  parts: Parts,
): Promise<Answer<typeof reopening>> => inSchool(id, exchange, parts, { work: reopenClosed, deed: 'school-reopened' })

interface Done {
  work: (ctx: Ctx) => Promise<void>
  deed: OperatorDeed
  subject?: string
}

async function inSchool(
  id: string,
  exchange: Exchange,
  { units, schools }: Parts,
  { work, deed, subject }: Done,
): Promise<{ done: true }> {
  const school = foundOr404(await schools.byId(id))
  await units.inUnitOfWork({ school, actor: { role: 'system' } }, work)
  schools.forget(id)
  await writeDeed(units, exchange, { deed, schoolId: id, subject: subject ?? school.name })
  return { done: true }
}
