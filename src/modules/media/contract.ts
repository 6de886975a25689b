import { z } from 'zod'
import { Id } from '#platform/contract/shapes.ts'
import { VIDEO_STATES } from './vocabulary.ts'

/** An image in the widths there are; `src` holds `{width}` where one of them goes. */
export const Picture = z.object({
  id: Id,
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
})
export type Picture = z.output<typeof Picture>

/** A video as the specification shows it: `bunny_status` 3 is ready, null to 2 still on its way, 5 failed. */
export const Video = z.object({
  id: Id,
  bunny_id: z.string(),
  bunny_status: z.int().nullable(),
  state: z.enum(VIDEO_STATES),
  /** of transcoding, percent */
  progress: z.int(),
  failure: z.string().nullable(),
  duration_seconds: z.int().nullable(),
  poster_url: z.string().nullable(),
  /** a page for an iframe, good for some hours; null until something can be played */
  embed_url: z.string().nullable(),
})
export type Video = z.output<typeof Video>

/** What a browser needs to upload a video by tus (engagement §3, Video upload info). */
export const VideoUpload = z.object({
  endpoint: z.string(),
  AuthorizationSignature: z.string(),
  AuthorizationExpire: z.int(),
  VideoId: z.string(),
  LibraryId: z.string(),
  title: z.string(),
})
export type VideoUpload = z.output<typeof VideoUpload>
