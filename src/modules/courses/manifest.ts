import type { Fulfillables } from '#modules/access/index.ts'
import type { Commentables } from '#modules/comments/index.ts'
import type { FirstSteps, Samples } from '#modules/first-steps/index.ts'
import type { Belongings } from '#modules/people/index.ts'
import type { FileUsers, Media, PictureGuards, VideoGuards, VideoUsers } from '#modules/media/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { module } from '#platform/module.ts'
import { courseBelongings } from './belongings.ts'
import { commentableLectures } from './commentable-lectures.ts'
import { usedByComponents } from './components/files/used-by-components.ts'
import { usedByEntries } from './components/files/used-by-entries.ts'
import { sweepingComponents } from './components/kept-components.ts'
import { lecturePictures } from './components/lecture-pictures.ts'
import { sweepingFilms } from './components/sweep-films.ts'
import { CopiedAlong } from './duplicate/copied-along.ts'
import { filmWaiter } from './film-waiter.ts'
import { fulfillableCourses } from './fulfillable-courses.ts'
import { isVideoShared } from './is-video-shared.ts'
import { lectureVideos } from './lecture-videos.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type SweepParts, sweepingPdfs } from './pdf/sweep-pdfs.ts'
import { sweepingPastFilms } from './replacing/sweep-past-films.ts'
import { courseRoutes } from './routes.ts'
import { sampleCourse } from './sample-course.ts'
import { courseReactions } from './subscribers.ts'

interface Registers {
  commentables: Commentables
  fulfillables: Fulfillables
  fileUsers: FileUsers
  pictureGuards: PictureGuards
  videoUsers: VideoUsers
  videoGuards: VideoGuards
  waiters: Waiters
  samples: Samples
  belongings: Belongings
}

export const courses = module({
  says: { en, pl },
  makes: () => ({ copiedAlong: new CopiedAlong() }),
  registers({
    commentables,
    fulfillables,
    fileUsers,
    pictureGuards,
    videoUsers,
    videoGuards,
    waiters,
    samples,
    belongings,
  }: Registers) {
    belongings.register(...courseBelongings)
    commentables.register(commentableLectures)
    fulfillables.register(fulfillableCourses)
    fileUsers.register(usedByComponents)
    fileUsers.register(usedByEntries)
    pictureGuards.register(lecturePictures)
    videoUsers.register(isVideoShared)
    videoGuards.register(lectureVideos)
    waiters.register(filmWaiter)
    samples.register(sampleCourse)
  },
  routes: (app, parts: { media: Media; copiedAlong: CopiedAlong; firstSteps: FirstSteps }) => courseRoutes(app, parts),
  reactions: courseReactions,
  jobs(jobs, parts: SweepParts & OneByOneParts) {
    jobs.addTimed(sweepingPdfs(parts))
    jobs.addTimed(sweepingComponents(parts))
    jobs.addTimed(sweepingFilms(parts))
    jobs.addTimed(sweepingPastFilms(parts))
  },
})
