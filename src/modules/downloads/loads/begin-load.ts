import { and, eq, isNull } from 'drizzle-orm'
import { findAccessSpan } from '#modules/access/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, LinkNotValid, NotAllowed, refuseUnless } from '#platform/refusal.ts'
import type { HeldFile } from '../read-files.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { downloadFiles, fileLoads, fileVersions } from '../tables.ts'

interface Asked {
  id: string
  /** false for whoever only asks what there is */
  isBegun: boolean
}

/**
 * What a link leads to, counted the first time that it is begun. Refuses with 403 whoever is signed in as somebody else, and everybody from the moment
 * on that its buyer does not have the download any more.
 */
export async function beginLoad(ctx: Ctx, { id, isBegun }: Asked): Promise<Pick<HeldFile, 'file' | 'stored'>> {
  const { tx, actor, now } = ctx
  const [found] = await tx
    .select({ load: fileLoads, file: downloadFiles, stored: storedFiles })
    .from(fileLoads)
    .innerJoin(fileVersions, eq(fileVersions.id, fileLoads.versionId))
    .innerJoin(storedFiles, eq(storedFiles.id, fileVersions.storedId))
    .innerJoin(downloadFiles, eq(downloadFiles.id, fileVersions.fileId))
    .where(eq(fileLoads.id, id))
  const { load, file, stored } = foundOr404(found)
  refuseUnless(!isSignedIn(actor) || actor.id === load.personId, new LinkNotValid())
  if (!(await findAccessSpan(ctx, load.personId, file.downloadId))) throw new NotAllowed()
  if (isBegun && load.startedAt === null)
    await tx
      .update(fileLoads)
      .set({ startedAt: now })
      .where(and(eq(fileLoads.id, load.id), isNull(fileLoads.startedAt)))
  return { file, stored }
}
