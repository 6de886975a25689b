import { keepEntry as keep } from '#modules/courses/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { Entry, keepEntry as endpoint } from './contract.ts'
import { getOpenLecture } from './find-lecture.ts'

/** Refuses like the lecture itself: with 404 what is not there for the viewer, with 403 what is closed to them. */
export async function keepEntry(ctx: Ctx, { id, componentId, values, ...at }: Input<typeof endpoint>): Promise<Entry> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await getOpenLecture(ctx, id)
  const enteredAt = new Date(at.entered_at)
  return keep(ctx, { lectureId: id, componentId, personId: ctx.actor.id, values, enteredAt })
}
