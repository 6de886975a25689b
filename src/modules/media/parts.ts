import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Media } from './media.ts'
import type { SchoolParts } from './with-hosted-video.ts'

export interface MediaParts extends SchoolParts {
  media: Media
  jobs: Jobs
  videoMaxBytes: number
}
