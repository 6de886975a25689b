import type { Config } from '#platform/config.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import type { Media } from './media.ts'
import { transcodeUpload } from './transcode-upload.ts'
import type { SchoolParts } from './with-hosted-video.ts'

export const TRANSCODE_QUEUE = 'media.transcode'

/** How much longer than its video a transcode may take on a small machine. */
const SLOWNESS = 4
const LONGEST_JOB_SECONDS = 23 * 60 * 60
const HEARTBEAT_SECONDS = 30
const MEGABYTE = 1024 * 1024

export interface TranscodeData {
  schoolId: string
  videoId: string
  uploadId: string
}

export interface TranscodeParts extends SchoolParts {
  media: Media
  transcoding: Config['transcoding']
  /** aborted when this process is to stop: the job goes on elsewhere */
  stopping: AbortSignal
}

export function transcodeJob(parts: TranscodeParts): JobKind<TranscodeData> {
  const { threads, maxMinutes, maxMemoryMegabytes } = parts.transcoding
  const maxSeconds = maxMinutes * 60
  const timeoutSeconds = Math.min(maxSeconds * SLOWNESS, LONGEST_JOB_SECONDS)
  const limits = { threads, maxSeconds, timeoutSeconds, maxMemoryBytes: maxMemoryMegabytes * MEGABYTE }
  return {
    queue: TRANSCODE_QUEUE,
    concurrency: 1,
    expireInSeconds: timeoutSeconds + 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // Attempts are counted on the video: stops of this process are none.
    retryLimit: 50,
    async work({ schoolId, videoId, uploadId }, signal) {
      const school = await parts.findSchool(schoolId)
      if (!school) return
      const ctx = parts.units.outside({ school, actor: { role: 'system' } })
      const stop = AbortSignal.any([signal, parts.stopping])
      await transcodeUpload(ctx, { media: parts.media, limits }, { videoId, uploadId }, stop)
    },
  }
}
