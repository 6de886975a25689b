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

/** What of a video is shown. */
export const videoColumns = {
  id: videos.id,
  host: videos.host,
  hostVideoId: videos.hostVideoId,
  state: videos.state,
  progress: videos.progress,
  failure: videos.failure,
  durationSeconds: videos.durationSeconds,
  captions: videos.captions,
}
