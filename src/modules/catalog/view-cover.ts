import type { InferSelectModel } from 'drizzle-orm'
import type { Picture } from '#modules/media/contract.ts'
import type { images } from '#modules/media/tables.ts'

type ImageRow = InferSelectModel<typeof images>

export function viewCover(row: ImageRow | null): Picture | null {
  if (row?.state !== 'ready' || !row.width || !row.height) return null
  const { id, widths, width, height } = row
  return { id, widths, width, height, src: `/public/images/${id}/{width}.webp` }
}
