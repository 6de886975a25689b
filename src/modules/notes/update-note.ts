import { eq } from 'drizzle-orm'
import { getOpenLecture } from '#modules/learning/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, NotAllowed } from '#platform/refusal.ts'
import type { updateNote as endpoint } from './contract.ts'
import { getOwnNote } from './get-own-note.ts'
import { notes } from './tables.ts'
import { viewNote } from './view.ts'

/** Refuses with 404 what is not the viewer's, with 403 where its lecture is closed to them by now, or gone. */
export async function updateNote(ctx: Ctx, { id, note: body }: Input<typeof endpoint>) {
  const { lectureId } = await getOwnNote(ctx, id)
  if (!lectureId) throw new NotAllowed()
  await getOpenLecture(ctx, lectureId)
  const [row] = await ctx.tx.update(notes).set({ body, updatedAt: ctx.now }).where(eq(notes.id, id)).returning()
  return { note: viewNote(foundOr404(row)) }
}
