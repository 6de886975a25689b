import type { VideoUpload } from './contract.ts'
import { videoHostOf, type Media } from './media.ts'

const UPLOAD_SECONDS = 24 * 60 * 60

/** Signs the upload of a video for a day. */
export async function openUploadSession(
  media: Media,
  video: { host: string; hostVideoId: string; title: string },
): Promise<VideoUpload> {
  const session = await videoHostOf(media, video).uploadSession(video.hostVideoId, { expiresInSeconds: UPLOAD_SECONDS })
  return { ...session, title: video.title }
}
