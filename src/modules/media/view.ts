import type { InferSelectModel } from 'drizzle-orm'
import { HOUR } from '#platform/clock.ts'
import { bunnyStatusOf } from '#providers/video/state.ts'
import type { pictureColumns, videoColumns } from './columns.ts'
import type { Picture, Video } from './contract.ts'
import { videoHostOf, type Media } from './media.ts'
import type { images, videos } from './tables.ts'
import { GUARDED_PICTURES } from './vocabulary.ts'

export type ImageRow = InferSelectModel<typeof images>
export type VideoRow = InferSelectModel<typeof videos>
/** What of a row is shown. */
export type ShownImage = Pick<ImageRow, keyof typeof pictureColumns>
export type ShownVideo = Pick<VideoRow, keyof typeof videoColumns>

/** Null for an image that is not finished. */
export function viewPicture(row: ShownImage | null | undefined): Picture | null {
  if (row?.state !== 'ready' || !row.width || !row.height) return null
  const { id, widths, width, height, isGuarded } = row
  return { id, widths, width, height, src: `${isGuarded ? GUARDED_PICTURES : '/public/images'}/${id}/{width}.webp` }
}

/** The address of one width, such as for an avatar: the smallest at least as wide, else the largest there is. */
export function pictureUrl({ src, widths }: Picture, wanted: number): string {
  const width = widths.find((each) => each >= wanted) ?? widths.at(-1) ?? wanted
  return src.replace('{width}', String(width))
}

export function viewVideo(row: ShownVideo, media: Media): Video {
  return {
    id: row.id,
    bunny_id: row.hostVideoId,
    bunny_status: bunnyStatusOf(row.state),
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    duration_seconds: row.durationSeconds,
    has_own_still: row.still !== null,
    poster_url: posterOf(row, media),
    embed_url: isPlayable(row) ? videoHostOf(media, row).embedUrl(row.hostVideoId, grantNow()) : null,
    captions: row.captions.map(({ language, label }) => ({ language, label })),
  }
}

/** The address of a still, another one once another is chosen; null until there is one. */
export function posterOf(
  row: Pick<ShownVideo, 'host' | 'hostVideoId' | 'state' | 'still'>,
  media: Media,
): string | null {
  if (!isPlayable(row)) return null
  const url = videoHostOf(media, row).posterUrl(row.hostVideoId, grantNow())
  return row.still === null ? url : `${url}?still=${encodeURIComponent(row.still)}`
}

export const grantNow = () => ({ expiresInSeconds: secondsToTheHour(5) })

export const isPlayable = ({ state }: Pick<VideoRow, 'state'>): boolean => state === 'playable' || state === 'ready'

/** At least so many hours, and to a full hour: addresses made within one hour are the same, so browsers keep them. */
function secondsToTheHour(hours: number): number {
  const now = Date.now()
  return Math.ceil((Math.ceil((now + hours * HOUR) / HOUR) * HOUR - now) / 1000)
}
