import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isOpen } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { NewsSource } from '#modules/notifications/index.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { isSignedIn } from '#platform/context.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { isNewest } from '../read-files.ts'
import { downloadFiles, fileVersions } from '../tables.ts'

/** New versions of files that their reader has; of several of a file only the newest. */
export const versionNews: NewsSource = {
  kinds: ['version'],
  async read({ tx, now, actor }, noted, language) {
    if (!isSignedIn(actor)) return []
    const say = translator((language === 'pl' ? pl : en).mails, language)
    const asked = {
      student: sql`${actor.id}::uuid`,
      product: products.id,
      now: atMoment(now),
    }
    const ids = noted.map(({ itemId }) => itemId)
    const rows = await tx
      .select({ file: downloadFiles.title, download: products.title, note: fileVersions.note })
      .from(fileVersions)
      .innerJoin(downloadFiles, eq(downloadFiles.id, fileVersions.fileId))
      .innerJoin(products, eq(products.id, downloadFiles.downloadId))
      .where(and(inArray(fileVersions.id, ids), isNewest, isOpen(asked)))
      .orderBy(asc(products.title), asc(downloadFiles.position), asc(downloadFiles.id))
    return rows.map(({ file, download, note }) => ({
      subject: say('version.subject', { file }),
      said: say('version.said', { file, download }),
      body: note,
      path: '/my/downloads',
      action: say('version.action'),
    }))
  },
}
