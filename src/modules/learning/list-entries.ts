import { readEntries } from '#modules/courses/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { getOpenLecture } from './find-lecture.ts'

/** Refuses like the lecture itself. */
export async function listEntries(ctx: Ctx, { id }: { id: string }) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await getOpenLecture(ctx, id)
  return { data: await readEntries(ctx, { lectureId: id, personId: ctx.actor.id }) }
}
