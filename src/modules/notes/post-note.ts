import { and, eq } from 'drizzle-orm'
import { findLastWatched, getOpenLecture, withinFilm } from '#modules/learning/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { Conflict, invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { postNote as endpoint } from './contract.ts'
import { notes } from './tables.ts'
import { viewNote } from './view.ts'

/**
 * Keeps a note for who wrote it (commerce §7); a moment beyond the end of the film is its end. Refuses with 404 a lecture that is not there
 * for them, with 403 one that is not open, with 409 a key that another note has, with 422 on `lecture_id` when none is named and none was
 * ever watched.
 */
export async function postNote(ctx: Ctx, input: Input<typeof endpoint>) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const { lectureId, positionSeconds } = await placeOf(ctx, ctx.actor.id, input)
  const { course, video } = await getOpenLecture(ctx, lectureId)
  const key = { id: input.note_key ?? newId(), personId: ctx.actor.id, lectureId }
  const [row] = await ctx.tx
    .insert(notes)
    .values({
      ...key,
      courseId: course.id,
      positionSeconds: positionSeconds === null ? null : withinFilm(positionSeconds, video),
      body: input.note,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning()
  return { note: viewNote(row ?? (await sentAgain(ctx, key, input.note))) }
}

interface Key {
  id: string
  personId: string
  lectureId: string
}

/** What was sent before, now in the words it has. */
async function sentAgain(ctx: Ctx, { id, personId, lectureId }: Key, body: string) {
  const [row] = await ctx.tx
    .update(notes)
    .set({ body, updatedAt: ctx.now })
    .where(and(eq(notes.id, id), eq(notes.personId, personId), eq(notes.lectureId, lectureId)))
    .returning()
  if (!row) throw new Conflict()
  return row
}

async function placeOf(ctx: Ctx, personId: string, input: Input<typeof endpoint>) {
  const { lecture_id: lectureId, position_seconds: asked } = input
  if (lectureId !== undefined) return { lectureId, positionSeconds: asked ?? null }
  const last = await findLastWatched(ctx, personId)
  if (!last) throw invalidField('lecture_id', 'validation.required')
  return { lectureId: last.lectureId, positionSeconds: asked === undefined ? last.positionSeconds : asked }
}
