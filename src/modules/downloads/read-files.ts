import { asc, count, eq, inArray, isNotNull, and, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { downloadFiles, fileLoads, fileVersions } from './tables.ts'

export interface HeldFile {
  file: typeof downloadFiles.$inferSelect
  version: typeof fileVersions.$inferSelect
  stored: typeof storedFiles.$inferSelect
}

const any = alias(fileVersions, 'any_version')

/** SQL: the version of a file that buyers get. */
export const isNewest = sql`${fileVersions.number} = (
  select max(${any.number}) from ${fileVersions} as any_version where ${any.fileId} = ${fileVersions.fileId})`

/** The files of downloads in their order, each in its newest version: one query however many. */
export async function readFiles({ tx }: Ctx, downloadIds: string[]): Promise<HeldFile[]> {
  if (downloadIds.length === 0) return []
  return tx
    .select({ file: downloadFiles, version: fileVersions, stored: storedFiles })
    .from(downloadFiles)
    .innerJoin(fileVersions, eq(fileVersions.fileId, downloadFiles.id))
    .innerJoin(storedFiles, eq(storedFiles.id, fileVersions.storedId))
    .where(and(inArray(downloadFiles.downloadId, downloadIds), isNewest))
    .orderBy(asc(downloadFiles.downloadId), asc(downloadFiles.position), asc(downloadFiles.id))
}

/** How often each version was loaded. */
export async function countLoads({ tx }: Ctx, versionIds: string[]): Promise<Map<string, number>> {
  if (versionIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: fileLoads.versionId, loads: count() })
    .from(fileLoads)
    .where(and(inArray(fileLoads.versionId, versionIds), isNotNull(fileLoads.startedAt)))
    .groupBy(fileLoads.versionId)
  return new Map(rows.map(({ id, loads }) => [id, loads]))
}
