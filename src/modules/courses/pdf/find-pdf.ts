import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lecturePdfs } from '../tables.ts'
import type { PdfRow } from './view.ts'

/** The PDF that a lecture shows; who may see it is the caller's rule. */
export async function findPdf(ctx: Ctx, lectureId: string): Promise<PdfRow | null> {
  const [row] = await shownPdf(ctx.tx, { lectureId })
  return row ?? null
}

const shownPdf = prepared('shown_pdf', (tx) =>
  tx
    .select()
    .from(lecturePdfs)
    .where(and(eq(lecturePdfs.lectureId, sql.placeholder('lectureId')), eq(lecturePdfs.state, 'ready'))),
)
