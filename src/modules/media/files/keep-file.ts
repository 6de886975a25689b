import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { LookedAtFile } from '#platform/is-really.ts'
import { Conflict, foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { endsOf } from '#providers/storage/ends-of.ts'
import type { Media } from '../media.ts'
import { storedFiles } from '../tables.ts'
import { keptKey, sentKey } from './keys.ts'

export type StoredFile = typeof storedFiles.$inferSelect

/** Refuses with 404 what was not even begun to be sent, and with 409 what is kept already. */
export async function requireSent({ tx }: Ctx, id: string): Promise<StoredFile> {
  const [row] = await tx.select().from(storedFiles).where(eq(storedFiles.id, id))
  const stored = foundOr404(row)
  refuseUnless(stored.state === 'awaiting_upload', new Conflict())
  return stored
}

interface Judged {
  /** the field to blame */
  field: string
  maxMegabytes: number
  /** What a file is by its bytes; refuses what it may not be. */
  typeOf: (file: LookedAtFile) => Promise<string>
}

interface Kept {
  id: string
  bytes: number
  contentType: string
}

/**
 * Takes what was sent to where it is loaded from, reading no more than its ends. Safe to repeat. Refuses with 422 what did not arrive,
 * is too big or not what it may be, and keeps nothing of that.
 */
export async function keepFile({ store }: Media, { id }: StoredFile, judged: Judged): Promise<Kept> {
  const { size } = (await store.head(keptKey(id))) ?? (await takeSent(store, id, judged))
  try {
    // Looked at once it lies where no signed address reaches.
    return { id, bytes: size, contentType: await judged.typeOf(await endsOf(store, keptKey(id), size)) }
  } catch (refusal) {
    await store.delete(keptKey(id))
    throw refusal
  }
}

async function takeSent(store: Media['store'], id: string, { field, maxMegabytes }: Judged): Promise<{ size: number }> {
  const sent = await store.head(sentKey(id))
  if (!sent || sent.size === 0) throw invalidField(field, 'media.file-not-sent')
  if (sent.size > maxMegabytes * 1024 * 1024) {
    await store.delete(sentKey(id))
    throw invalidField(field, 'media.too-big', { size: maxMegabytes })
  }
  await store.move(sentKey(id), keptKey(id))
  return sent
}

/** What was sent can be used from now on: refuses with 409 what is kept already. */
export async function takeStored({ tx }: Ctx, { id, bytes, contentType }: Kept): Promise<StoredFile> {
  const [taken] = await tx
    .update(storedFiles)
    .set({ state: 'ready', bytes, contentType })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.state, 'awaiting_upload')))
    .returning()
  if (!taken) throw new Conflict()
  return taken
}
