import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { notes } from './tables.ts'
import type { NoteRow } from './view.ts'

/** Refuses with 404 what somebody else wrote: to everyone but its writer a note is not there. */
export async function getOwnNote(ctx: Ctx, id: string): Promise<NoteRow> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const [note] = await ctx.tx
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.personId, ctx.actor.id)))
  return foundOr404(note)
}
