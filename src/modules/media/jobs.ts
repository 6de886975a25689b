import type { Config } from '#platform/config.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type SweepFilesParts, sweepFiles } from './files/sweep-files.ts'
import { guardPictures } from './guard-pictures.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { transcodeJob, type TranscodeParts } from './transcode-job.ts'

interface JobParts extends Omit<TranscodeParts, 'transcoding' | 'stopping'>, SweepFilesParts {
  config: Pick<Config, 'transcoding'>
  stopping: AbortController
}

export function mediaJobs(jobs: Jobs, parts: JobParts): void {
  const { config, stopping } = parts
  jobs.add(transcodeJob({ ...parts, transcoding: config.transcoding, stopping: stopping.signal }))
  jobs.addTimed({ queue: 'media.sweep-uploads', cron: '40 3 * * *', work: () => sweepUploads(parts) })
  jobs.addTimed({ queue: 'media.sweep-files', cron: '55 3 * * *', work: () => sweepFiles(parts) })
  jobs.addTimed({ queue: 'media.guard-pictures', cron: '*/10 * * * *', work: () => guardPictures(parts) })
}
