import { and, eq } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { isReally } from '#platform/is-really.ts'
import { Conflict, foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { endsOf } from '#providers/storage/ends-of.ts'
import { storedFiles } from '../tables.ts'
import { endingOf, FILE_MAX_BYTES, FILE_MAX_MEGABYTES } from '../vocabulary.ts'
import { keptKey, sentKey } from './keys.ts'

type Stored = typeof storedFiles.$inferSelect

/** Refuses with 404 what was not even begun to be sent, and with 409 what is a version already. */
export async function requireSent({ tx }: Ctx, id: string): Promise<Stored> {
  const [row] = await tx.select().from(storedFiles).where(eq(storedFiles.id, id))
  const stored = foundOr404(row)
  refuseUnless(stored.state === 'awaiting_upload', new Conflict())
  return stored
}

/**
 * Takes what was sent to where it is loaded from, reading no more than its ends, and gives its bytes. Safe to repeat. Refuses with
 * 422 on `sent_file_id` what did not arrive, is too big or not what its name says, and keeps nothing of that.
 */
export async function keepFile({ store }: Media, stored: Stored): Promise<number> {
  const { id, filename, contentType } = stored
  const { size } = (await store.head(keptKey(id))) ?? (await takeSent(store, id))
  // Looked at once it lies where no signed address reaches.
  if (await isReally(contentType, await endsOf(store, keptKey(id), size))) return size
  await store.delete(keptKey(id))
  if (contentType.startsWith('text/')) throw invalidField('sent_file_id', 'downloads.no-text')
  throw invalidField('sent_file_id', 'downloads.not-as-named', { type: endingOf(filename).toUpperCase() })
}

async function takeSent(store: Media['store'], id: string): Promise<{ size: number }> {
  const sent = await store.head(sentKey(id))
  if (!sent || sent.size === 0) throw invalidField('sent_file_id', 'downloads.not-sent')
  if (sent.size > FILE_MAX_BYTES) {
    await store.delete(sentKey(id))
    throw invalidField('sent_file_id', 'media.too-big', { size: FILE_MAX_MEGABYTES })
  }
  await store.move(sentKey(id), keptKey(id))
  return sent
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
