import { putDownClosing, reopenClosed, takeBackClosing } from '#modules/closing/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { type Ctx, isSignedIn, type PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { callOffSchoolClosing, planSchoolClosing, reopenSchool as reopening } from './contract.ts'

interface Parts {
  schools: SchoolFinder
  jobs: Jobs
}

/** Refuses with 404 a school that is none, with 409 one that closes already, with 422 a day that is too near or too far. */
export async function planClosing(
  platform: PlatformCtx,
  { id, closes_on: closesOn, words }: Input<typeof planSchoolClosing>,
  parts: Parts,
): Promise<Answer<typeof planSchoolClosing>> {
  const { actor } = platform
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const plan = { closesOn, words, by: 'operator', byName: actor.name } as const
  return inSchool(platform, id, parts, async (ctx) => {
    await putDownClosing(ctx, plan, parts.jobs)
    ctx.note({ subject: closesOn })
  })
}

/** Refuses with 404 where none is planned. */
export const callOffClosing = (
  platform: PlatformCtx,
  { id }: Input<typeof callOffSchoolClosing>,
  parts: Parts,
): Promise<Answer<typeof callOffSchoolClosing>> =>
  inSchool(platform, id, parts, async (ctx) => {
    await takeBackClosing(ctx, 'operator', parts.jobs)
    ctx.note({ subject: ctx.school.name })
  })

/** Refuses with 404 one that is not closed, with 409 one that is closed for too long. */
export const reopenSchool = (
  platform: PlatformCtx,
  { id }: Input<typeof reopening>,
  parts: Parts,
): Promise<Answer<typeof reopening>> =>
  inSchool(platform, id, parts, async (ctx) => {
    await reopenClosed(ctx)
    ctx.note({ subject: ctx.school.name })
  })

async function inSchool(
  platform: PlatformCtx,
  id: string,
  { schools }: Parts,
  work: (ctx: Ctx) => Promise<void>,
): Promise<{ done: true }> {
  const school = foundOr404(await schools.byId(id))
  await platform.inSchool(school).inTransaction(work)
  schools.forget(id)
  return { done: true }
}
