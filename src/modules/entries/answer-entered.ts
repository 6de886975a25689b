import { eq } from 'drizzle-orm'
import { answerEntry } from '#modules/courses/index.ts'
import { componentEntries } from '#modules/courses/tables.ts'
import { note } from '#modules/notifications/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { answerEntered as endpoint, EnteredWork } from './contract.ts'
import { entryRows } from './read-entries.ts'
import { viewEntered } from './view.ts'

/** Refuses with 404 what is not there or takes no answer, with 409 where somebody else answered meanwhile. Tells the student, of each answer once. */
export async function answerEntered(
  ctx: Ctx,
  { componentEntryId: entryId, body, entered_at, answered_at }: Input<typeof endpoint>,
): Promise<EnteredWork> {
  const answered = await answerEntry(ctx, {
    entryId,
    body,
    enteredAt: new Date(entered_at),
    answeredAt: answered_at === null ? null : new Date(answered_at),
  })
  if (answered.isNew) await note(ctx, { kind: 'answer', itemId: answered.answerId }, [answered.personId])
  const [row] = await entryRows(ctx, eq(componentEntries.id, entryId), { most: 1 })
  const entered = viewEntered(row!, ctx.actor)
  ctx.note({ subject: body, url: entered.path })
  return entered
}
