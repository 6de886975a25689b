import type { AccessEnd } from '#modules/access/index.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { pdfUrl } from '#modules/courses/index.ts'
import type { EndedAccess, GatePrice, Outline, WatchedPdf } from './contract.ts'
import type { ProductCard } from '#modules/catalog/contract.ts'

interface CourseRow {
  id: string
  slug: string
  title: string
  isFree: boolean
}

export const viewCourse = ({ id, slug, title, isFree }: CourseRow): Outline['course'] => ({
  id,
  slug,
  title,
  is_free: isFree,
})

export const viewGatePrice = (card: ProductCard): GatePrice => ({
  amount: card.amount,
  is_from: card.is_from,
  standard_amount: card.standard_amount,
  reference_amount: card.reference_amount,
  currency: card.currency,
  evergreens: card.evergreens,
})

export const viewEnded = ({ at, isRevoked, granted }: AccessEnd, courseId: string): EndedAccess => ({
  at: at.toISOString(),
  is_revoked: isRevoked,
  membership: granted.id === courseId ? null : { title: granted.title, url: productPath(granted) },
})

interface PdfRow {
  filename: string
  bytes: number | null
  isDownloadable: boolean
}

export const viewWatchedPdf = (lectureId: string, { filename, bytes, isDownloadable }: PdfRow): WatchedPdf => ({
  filename,
  bytes: bytes ?? 0,
  url: pdfUrl(lectureId),
  is_downloadable: isDownloadable,
})
