import type { Config } from '#platform/config.ts'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Media } from './media.ts'
import type { PictureGuards } from './picture-guards.ts'
import type { VideoUsers } from './video-users.ts'
import type { FilmsAtOnce } from './watching/films-at-once.ts'
import type { Viewers } from './watching/viewers.ts'
import type { SchoolParts } from './with-hosted-video.ts'

export interface MediaParts extends SchoolParts {
  media: Media
  pictureGuards: PictureGuards
  videoUsers: VideoUsers
  viewers: Viewers
  filmsAtOnce: FilmsAtOnce
  jobs: Jobs
  /** of the file of a video, by who uploads it */
  config: Pick<Config, 'videoMaxBytes'>
  reportError: ReportError
}
