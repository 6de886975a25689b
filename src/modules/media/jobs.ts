import type { Jobs } from '#platform/jobs/jobs.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { transcodeJob, type TranscodeParts } from './transcode-job.ts'

export function mediaJobs(jobs: Jobs, parts: TranscodeParts): void {
  jobs.add(transcodeJob(parts))
  jobs.addTimed({ queue: 'media.sweep-uploads', cron: '40 3 * * *', work: () => sweepUploads(parts) })
}
