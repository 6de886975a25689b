import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { listAccesses } from '#modules/access/index.ts'
import { listProductCards } from '#modules/catalog/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMyDownloads as endpoint, MyDownload, MyDownloadPage } from './contract.ts'
import { readFiles } from './read-files.ts'
import { fileLoads, fileVersions } from './tables.ts'
import { viewOffered } from './view.ts'

const PAGE = 12

/** The downloads open to the viewer, with their files as they are now. */
export async function listMyDownloads(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyDownloadPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const { id: personId } = ctx.actor
  const accesses = await listAccesses(ctx, { studentId: personId, kind: 'download', cursor, length: PAGE })
  const page = pageFrom(
    accesses,
    PAGE,
    (access) => access,
    (last) => `/json/my/downloads?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  const ids = page.data.map(({ productId }) => productId)
  const cards = new Map((await listProductCards(ctx, ids)).map((card) => [card.id, card]))
  const held = await readFiles(ctx, ids)
  const loads = await countOwnLoads(
    ctx,
    personId,
    held.map(({ file }) => file.id),
  )
  const data = page.data.flatMap(({ productId, until }): MyDownload[] => {
    const card = cards.get(productId)
    if (!card) return []
    const { id, slug, title, cover } = card
    const files = held
      .filter(({ file }) => file.downloadId === id)
      .map((each) => ({
        ...viewOffered(each),
        version: each.version.number,
        note: each.version.note,
        updated_at: each.version.createdAt.toISOString(),
        loads_count: loads.get(each.file.id) ?? 0,
      }))
    return [{ id, slug, title, cover, files, access_until: until?.toISOString() ?? null }]
  })
  return { data, next_page_url: page.next_page_url }
}

async function countOwnLoads({ tx }: Ctx, personId: string, fileIds: string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: fileVersions.fileId, loads: count() })
    .from(fileLoads)
    .innerJoin(fileVersions, eq(fileVersions.id, fileLoads.versionId))
    .where(and(eq(fileLoads.personId, personId), isNotNull(fileLoads.startedAt), inArray(fileVersions.fileId, fileIds)))
    .groupBy(fileVersions.fileId)
  return new Map(rows.map(({ id, loads }) => [id, loads]))
}
