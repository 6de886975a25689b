import { and, eq, gt, inArray } from 'drizzle-orm'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { ObjectStore } from '#providers/storage/port.ts'
import { folderOf } from './image-keys.ts'
import type { Media } from './media.ts'
import { images } from './tables.ts'
import { GUARDED_CONTEXTS } from './vocabulary.ts'

const AT_ONCE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

interface GuardParts {
  units: UnitsOfWork
  media: Media
}

/**
 * Moves pictures of guarded uses that were kept for everyone, before there were guards, to where who looks is asked. Broken
 * off, it goes on where it stopped: the row changes last, when nothing lies open any more.
 */
export async function guardPictures({ units, media }: GuardParts): Promise<void> {
  for (let after: string | undefined = BEFORE_ALL; after;) after = await guardSome({ units, media }, after)
}

async function guardSome({ units, media }: GuardParts, after: string): Promise<string | undefined> {
  const open = and(
    eq(images.isGuarded, false),
    inArray(images.context, [...GUARDED_CONTEXTS]),
    eq(images.state, 'ready'),
  )
  const some = await units.withoutSchool('pictures of all schools are guarded', (tx) =>
    tx
      .select({ id: images.id, widths: images.widths })
      .from(images)
      .where(and(open, gt(images.id, after)))
      .orderBy(images.id)
      .limit(AT_ONCE),
  )
  for (const { id, widths } of some) {
    const [from, to] = [folderOf({ id, isGuarded: false }), folderOf({ id, isGuarded: true })]
    for (const width of widths) await copyIfThere(media.store, `${from}${width}.webp`, `${to}${width}.webp`)
    await media.store.deletePrefix(from)
    await units.withoutSchool('pictures of all schools are guarded', (tx) =>
      tx
        .update(images)
        .set({ isGuarded: true })
        .where(and(eq(images.id, id), open)),
    )
  }
  return some.length < AT_ONCE ? undefined : some.at(-1)?.id
}

async function copyIfThere(store: ObjectStore, from: string, to: string): Promise<void> {
  if (!(await store.head(from))) return
  const { stream, contentType } = await store.get(from)
  await store.put(to, stream, { contentType })
}
