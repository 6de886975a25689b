import type { VideoState } from './state.ts'

export interface CreatedVideo {
  videoId: string
  libraryId: string
}

/** The specification's video upload info, without the title (engagement §3). */
export interface UploadSession {
  endpoint: string
  AuthorizationSignature: string
  /** Unix seconds. */
  AuthorizationExpire: number
  VideoId: string
  LibraryId: string
}

export interface EmbedGrant {
  expiresInSeconds: number
  /** Plays at once when the browser lets it; the specification's players never do. */
  autoplay?: boolean
}

export interface VideoHost {
  createVideo(video: { title: string }): Promise<CreatedVideo>
  /** May be asked for again for the same video: an expired upload goes on under the new signature. */
  uploadSession(videoId: string, grant: { expiresInSeconds: number }): Promise<UploadSession>
  /** Deletes uploads and renditions; deleting what is not there is fine. */
  deleteVideo(videoId: string): Promise<void>
  embedUrl(videoId: string, grant: EmbedGrant): string
  posterUrl(videoId: string, grant: { expiresInSeconds: number }): string
}

export interface RawNotification {
  headers: Record<string, string | string[] | undefined>
  rawBody: Buffer
}

export interface VideoNotification {
  videoId: string
  /** Null when the notification changes nothing we keep, such as captions made later. */
  state: VideoState | null
}

export interface MeasuredVideo {
  durationSeconds: number
  width: number
  height: number
  /** of all that the host keeps of it */
  bytes: number
}

/** A host that tells us by webhook what became of a video. */
export interface NotifyingVideoHost extends VideoHost {
  /** Null while the host does not know it itself. */
  measureVideo(videoId: string): Promise<MeasuredVideo | null>
  /** Refuses with ForgedNotification unless the host signed exactly this body. */
  readNotification(raw: RawNotification): VideoNotification
}

export class ForgedNotification extends Error {
  readonly code = 'forged-notification'
}

export class VideoHostUnavailable extends Error {
  readonly code = 'video-host-unavailable'
}
