import { newId } from '#platform/ids.ts'
import type { ObjectStore } from '#providers/storage/port.ts'
import { embedQuery } from '../embed-token.ts'
import type { EmbedGrant, VideoHost } from '../port.ts'
import { signUploadSession } from '../upload-signature.ts'
import { posterToken } from './media-token.ts'
import { TUS_PATH } from './tus-routes.ts'
import type { DiskUploads } from './uploads.ts'

export interface OwnHostSettings {
  libraryId: string
  /** Signs uploads. */
  apiKey: string
  /** Signs embeds and playback. */
  embedKey: string
  /** Origin the browser reaches us at, such as the school's. */
  origin: string
  store: ObjectStore
  /** Opened at first use. */
  uploads: () => Promise<DiskUploads>
}

export interface OwnVideoHost extends VideoHost {
  /** The address of a frame of a video, by its file. */
  frameUrl(videoId: string, file: string, grant: Pick<EmbedGrant, 'expiresInSeconds'>): string
}

/** Everything kept of a video lies below this key prefix. */
export function videoPrefix(videoId: string): string {
  return `videos/${videoId}/`
}

/** The prefix of one transcoding attempt, for transcodeVideo. */
export function newAttemptPrefix(videoId: string): string {
  return `${videoPrefix(videoId)}${newId()}/`
}

export function ownVideoHost(settings: OwnHostSettings): OwnVideoHost {
  const { libraryId, embedKey, origin, store, uploads } = settings
  const pictureUrl = (videoId: string, file: string, { expiresInSeconds }: { expiresInSeconds: number }) =>
    `${origin}/video/${videoId}/${posterToken(embedKey, videoId, expiresInSeconds)}/${file}`
  return {
    createVideo: async () => ({ videoId: newId(), libraryId }),
    uploadSession: async (videoId, { expiresInSeconds }) =>
      signUploadSession(settings, `${origin}${TUS_PATH}`, videoId, expiresInSeconds),
    async deleteVideo(videoId) {
      await (await uploads()).removeUploadsOf(videoId)
      await store.deletePrefix(videoPrefix(videoId))
    },
    embedUrl: (videoId, grant) => `${origin}/embed/${libraryId}/${videoId}?${embedQuery(embedKey, videoId, grant)}`,
    posterUrl: (videoId, grant) => pictureUrl(videoId, 'poster.webp', grant),
    frameUrl: pictureUrl,
  }
}
