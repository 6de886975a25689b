import { and, eq } from 'drizzle-orm'
import { findAccessSpan } from '#modules/access/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotAllowed, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { isNewest } from '../read-files.ts'
import { downloadFiles, fileLoads, fileVersions } from '../tables.ts'
import { loadUrl } from './load-url.ts'

/** Gives whoever has a file a link to its newest version, theirs alone. Refuses with 403 who does not have it. */
export async function loadFile(ctx: Ctx, { fileId }: { fileId: string }, secretKey: string): Promise<{ url: string }> {
  const { tx, actor, now, school } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const [row] = await tx
    .select({ versionId: fileVersions.id, downloadId: downloadFiles.downloadId })
    .from(downloadFiles)
    .innerJoin(fileVersions, eq(fileVersions.fileId, downloadFiles.id))
    .where(and(eq(downloadFiles.id, fileId), isNewest))
  const { versionId, downloadId } = foundOr404(row)
  if (!(await findAccessSpan(ctx, actor.id, downloadId))) throw new NotAllowed()
  const [load] = await tx
    .insert(fileLoads)
    .values({ versionId, personId: actor.id, createdAt: now })
    .returning({ id: fileLoads.id })
  return { url: loadUrl({ secretKey, schoolId: school.id }, load!.id, now) }
}
