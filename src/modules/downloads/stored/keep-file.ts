import { and, eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { Conflict, foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { storedFiles } from '../tables.ts'
import { FILE_MAX_BYTES, FILE_MAX_MEGABYTES } from '../vocabulary.ts'
import { keptKey, sentKey } from './keys.ts'

type Stored = typeof storedFiles.$inferSelect

/** Refuses with 404 what was not even begun to be sent, and with 409 what is a version already. */
export async function requireSent({ tx }: Ctx, id: string): Promise<void> {
  const [stored] = await tx.select({ state: storedFiles.state }).from(storedFiles).where(eq(storedFiles.id, id))
  refuseUnless(foundOr404(stored).state === 'awaiting_upload', new Conflict())
}

/**
 * Takes what was sent to where it is loaded from, without reading it, and gives its bytes. Safe to repeat. Refuses with 422 on
 * `sent_file_id` what did not arrive or is too big, and keeps nothing of that.
 */
export async function keepFile({ store }: Media, id: string): Promise<number> {
  const kept = await store.head(keptKey(id))
  if (kept) return kept.size
  const sent = await store.head(sentKey(id))
  if (!sent || sent.size === 0) throw invalidField('sent_file_id', 'downloads.not-sent')
  if (sent.size > FILE_MAX_BYTES) {
    await store.delete(sentKey(id))
    throw invalidField('sent_file_id', 'media.too-big', { size: FILE_MAX_MEGABYTES })
  }
  await store.move(sentKey(id), keptKey(id))
  return sent.size
}

/** What was sent becomes one version, once: refuses with 409 what is one already. */
export async function takeStored({ tx }: Ctx, { id, bytes }: { id: string; bytes: number }): Promise<Stored> {
  const [taken] = await tx
    .update(storedFiles)
    .set({ state: 'ready', bytes })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.state, 'awaiting_upload')))
    .returning()
  if (!taken) throw new Conflict()
  return taken
}
