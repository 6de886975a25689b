import { type SQL, sql } from 'drizzle-orm'
import { images, videos } from './tables.ts'

/** What of an image is shown, for lists that join it. */
export const pictureColumns = {
  id: images.id,
  state: images.state,
  width: images.width,
  height: images.height,
  widths: images.widths,
  isGuarded: images.isGuarded,
}

/** SQL: the same of the image in `images`, as JSON; null where there is none. */
export const pictureAsJson: SQL = sql`case when ${images.id} is not null then json_build_object(${sql.join(
  Object.entries(pictureColumns).map(([name, column]) => sql`'${sql.raw(name)}', ${column}`),
  sql`, `,
)}) end`

/** What of a video is shown. */
export const videoColumns = {
  id: videos.id,
  host: videos.host,
  hostVideoId: videos.hostVideoId,
  state: videos.state,
  progress: videos.progress,
  failure: videos.failure,
  still: videos.still,
  durationSeconds: videos.durationSeconds,
  captions: videos.captions,
}
