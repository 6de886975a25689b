import type { Fulfillables } from '#modules/access/index.ts'
import type { Commentables } from '#modules/comments/index.ts'
import type { Samples } from '#modules/first-steps/index.ts'
import type { Media, VideoUsers } from '#modules/media/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { commentableLectures } from './commentable-lectures.ts'
import { filmWaiter } from './film-waiter.ts'
import { fulfillableCourses } from './fulfillable-courses.ts'
import { isVideoShared } from './is-video-shared.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type SweepParts, sweepingPdfs } from './pdf/sweep-pdfs.ts'
import { courseRoutes } from './routes.ts'
import { sampleCourse } from './sample-course.ts'
import { courseReactions } from './subscribers.ts'

interface Registers {
  commentables: Commentables
  fulfillables: Fulfillables
  videoUsers: VideoUsers
  waiters: Waiters
  samples: Samples
}

export const courses = module({
  says: { en, pl },
  registers({ commentables, fulfillables, videoUsers, waiters, samples }: Registers) {
    commentables.register(commentableLectures)
    fulfillables.register(fulfillableCourses)
    videoUsers.register(isVideoShared)
    waiters.register(filmWaiter)
    samples.register(sampleCourse)
  },
  routes: (app, { media }: { media: Media }) => courseRoutes(app, media),
  reactions: courseReactions,
  jobs: (jobs, parts: SweepParts) => jobs.addTimed(sweepingPdfs(parts)),
})
