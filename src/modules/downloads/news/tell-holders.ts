import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isLasting, openersOf } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { note } from '#modules/notifications/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { versionAdded } from '../events.ts'
import { downloadFiles, fileVersions } from '../tables.ts'

const AT_ONCE = 200

/** Notes a new version for two hundred of those who have its download, each once, and says that the rest are still to be told. Safe to repeat. */
export async function tellHolders(
  ctx: Ctx,
  { version_id: versionId, after }: z.output<(typeof versionAdded)['payload']>,
): Promise<void> {
  const { tx, now } = ctx
  const holders = await tx
    .selectDistinct({ id: grants.studentId })
    .from(grants)
    .innerJoin(downloadFiles, sql`${grants.productId} = any (${openersOf(downloadFiles.downloadId)})`)
    .innerJoin(fileVersions, eq(fileVersions.fileId, downloadFiles.id))
    .where(
      and(
        eq(fileVersions.id, versionId),
        isLasting(grants, atMoment(now)),
        after === null ? undefined : gt(grants.studentId, after),
      ),
    )
    .orderBy(asc(grants.studentId))
    .limit(AT_ONCE)
  const ids = holders.map(({ id }) => id)
  await note(ctx, { kind: 'version', itemId: versionId }, ids)
  if (ids.length === AT_ONCE) ctx.emit(versionAdded({ version_id: versionId, after: ids.at(-1)! }))
}
