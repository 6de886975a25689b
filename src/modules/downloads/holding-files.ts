import { eq } from 'drizzle-orm'
import type { PublishingRule } from '#modules/catalog/index.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { NoFiles } from './refusals.ts'
import { downloadFiles } from './tables.ts'

/** Nobody can buy a download that holds nothing. */
export const holdingFiles: PublishingRule = {
  kind: 'download',
  async check({ tx }, { id: downloadId }) {
    const held = await tx.$count(downloadFiles, eq(downloadFiles.downloadId, downloadId))
    refuseUnless(held > 0, new NoFiles())
  },
}
