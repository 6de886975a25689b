import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { callOffClosing, planClosing } from './contract.ts'
import { putDownClosing, takeBackClosing } from './plan-closing.ts'
import { CLOSING_WORD } from './vocabulary.ts'

/** Refuses with 422 where neither the name of the school nor the word is typed. */
export async function planByOwner(
  ctx: Ctx,
  { closes_on: closesOn, words, confirm }: Input<typeof planClosing>,
  jobs: Jobs,
): Promise<Answer<typeof planClosing>> {
  const { actor, school } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  if (confirm !== CLOSING_WORD && confirm.normalize() !== school.name.trim().normalize())
    throw invalidField('confirm', 'closing.not-confirmed', { word: CLOSING_WORD })
  await putDownClosing(ctx, { closesOn, words, by: 'owner', byName: actor.name }, jobs)
  ctx.note({ subject: closesOn, url: '/home/settings/closing' })
  return { done: true }
}

export async function callOffByOwner(ctx: Ctx, jobs: Jobs): Promise<Answer<typeof callOffClosing>> {
  await takeBackClosing(ctx, 'owner', jobs)
  ctx.note({ subject: ctx.school.name, url: '/home/settings/closing' })
  return { done: true }
}
