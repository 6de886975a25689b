import { and, eq, ne } from 'drizzle-orm'
import type { Media } from '#modules/media/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lockLecture } from '../components/lock-lecture.ts'
import { lecturePdfs } from '../tables.ts'
import type { showPdf as endpoint } from './contract.ts'
import { dropFiles } from './drop-files.ts'
import { getPdfRecord, notePdf } from './get-pdf.ts'
import { keepPdf } from './keep-pdf.ts'
import { sentKey } from './pdf-keys.ts'
import { viewPdf } from './view.ts'

/** Safe to repeat. Of two that are sent at once the last to be shown stays. */
export async function showPdf(
  ctx: OutsideCtx,
  input: Input<typeof endpoint>,
  media: Media,
): Promise<Answer<typeof endpoint>> {
  const sent = await ctx.inTransaction((inside) => getPdfRecord(inside, input))
  const bytes = sent.state === 'ready' ? sent.bytes : await keepPdf(media, sent.id)
  let replaced: string[] = []
  const answer = await ctx.answering(async (inside) => {
    await lockLecture(inside, input)
    const pdf = await getPdfRecord(inside, input)
    replaced = await takeDown(inside, input.lectureId, pdf.id)
    const [row] = await inside.tx
      .update(lecturePdfs)
      .set({ state: 'ready', bytes, isDownloadable: input.is_downloadable })
      .where(eq(lecturePdfs.id, pdf.id))
      .returning()
    notePdf(inside, input, pdf)
    return { pdf: viewPdf(input.lectureId, foundOr404(row)) }
  })
  if (sent.state !== 'ready') await media.store.delete(sentKey(sent.id))
  await dropFiles(replaced, { media, work: (look) => ctx.inTransaction(({ tx }) => look(tx)) })
  return answer
}

async function takeDown(ctx: Ctx, lectureId: string, but: string): Promise<string[]> {
  const rows = await ctx.tx
    .delete(lecturePdfs)
    .where(and(eq(lecturePdfs.lectureId, lectureId), eq(lecturePdfs.state, 'ready'), ne(lecturePdfs.id, but)))
    .returning({ fileId: lecturePdfs.fileId })
  return rows.map(({ fileId }) => fileId)
}
