import type { ObjectStore } from '#providers/storage/port.ts'
import type { DiskUploads } from '#providers/video/own-host/uploads.ts'
import type { OwnVideoHost } from '#providers/video/own-host/own-host.ts'
import type { NotifyingVideoHost, VideoHost } from '#providers/video/port.ts'

export type VideoHostName = 'own' | 'bunny'

/** Signs what our own host lets in and out. */
export interface OwnLibrary {
  libraryId: string
  apiKey: string
  embedKey: string
}

/** Where this installation keeps images and videos; made once by `connectMedia` and handed to what needs it. */
export interface Media {
  store: ObjectStore
  /** signs the disk store's addresses; undefined where a bucket is the store */
  filesSecret: string | undefined
  /** opened at first use */
  uploads: () => Promise<DiskUploads>
  library: OwnLibrary
  /** takes new videos */
  currentVideoHost: VideoHostName
  videoHosts: { own: OwnVideoHost; bunny?: NotifyingVideoHost }
  /** origins pages may frame players of, and send to and show pictures from */
  frameSources: string[]
  connectSources: string[]
}

/** The host that keeps a video. */
export function videoHostOf(media: Media, video: { host: string }): VideoHost {
  const host = media.videoHosts[video.host as VideoHostName]
  if (!host) throw new Error(`No settings for the video host ${video.host}`)
  return host
}
