import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { storedFiles } from '../tables.ts'

interface FoundFile {
  id: string
  filename: string
  contentType: string
  bytes: number
}

/** Files that are kept, by id, in one query. */
export async function findFiles({ tx }: Ctx, ids: string[]): Promise<Map<string, FoundFile>> {
  if (ids.length === 0) return new Map()
  const rows = await filesByIds(tx, { ids: `{${ids.join()}}` })
  return new Map(rows.map(({ bytes, ...file }) => [file.id, { ...file, bytes: bytes ?? 0 }]))
}

const { id, filename, contentType, bytes, state } = storedFiles

const filesByIds = prepared('files_by_ids', (tx) =>
  tx
    .select({ id, filename, contentType, bytes })
    .from(storedFiles)
    .where(and(sql`${id} = any(${sql.placeholder('ids')}::uuid[])`, eq(state, 'ready'))),
)
