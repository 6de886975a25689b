import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { deleteNote as endpoint } from './contract.ts'
import { getOwnNote } from './get-own-note.ts'
import { notes } from './tables.ts'

/** Whether or not its lecture is still open: what one wrote, one may take away. */
export async function deleteNote(ctx: Ctx, { id }: Input<typeof endpoint>) {
  const note = await getOwnNote(ctx, id)
  await ctx.tx.delete(notes).where(eq(notes.id, note.id))
  return { done: true as const }
}
