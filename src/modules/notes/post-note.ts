import { findLastWatched, getOpenLecture, withinFilm } from '#modules/learning/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { postNote as endpoint } from './contract.ts'
import { notes } from './tables.ts'
import { viewNote } from './view.ts'

/**
 * Keeps a note for who wrote it (commerce §7); a moment beyond the end of the film is its end. Refuses with 404 a lecture that is not there
 * for them, with 403 one that is not open, with 422 on `lecture_id` when none is named and none was ever watched.
 */
export async function postNote(ctx: Ctx, input: Input<typeof endpoint>) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const { lectureId, positionSeconds } = await placeOf(ctx, ctx.actor.id, input)
  const { course, video } = await getOpenLecture(ctx, lectureId)
  const [row] = await ctx.tx
    .insert(notes)
    .values({
      personId: ctx.actor.id,
      courseId: course.id,
      lectureId,
      positionSeconds: positionSeconds === null ? null : withinFilm(positionSeconds, video),
      body: input.note,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
  return { note: viewNote(row!) }
}

async function placeOf(ctx: Ctx, personId: string, input: Input<typeof endpoint>) {
  const { lecture_id: lectureId, position_seconds: asked } = input
  if (lectureId !== undefined) return { lectureId, positionSeconds: asked ?? null }
  const last = await findLastWatched(ctx, personId)
  if (!last) throw invalidField('lecture_id', 'validation.required')
  return { lectureId: last.lectureId, positionSeconds: asked === undefined ? last.positionSeconds : asked }
}
