import type { OutsideCtx } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { drawComponents } from './draw-components.ts'
import { drawCovers } from './draw-covers.ts'
import { drawPhotos } from './draw-photos.ts'
import { makeFiles } from './make-files.ts'
import { makeFilm } from './make-film.ts'
import type { DemoMediaParts } from './parts.ts'
import {
  DRAW_COMPONENTS_QUEUE,
  DRAW_COVERS_QUEUE,
  DRAW_PHOTOS_QUEUE,
  type DrawComponentsData,
  type DrawCoversData,
  type DrawPhotosData,
  MAKE_FILES_QUEUE,
  MAKE_FILM_QUEUE,
  type MakeFilesData,
  type MakeFilmData,
} from './queues.ts'

const ONE_BY_ONE = { concurrency: 1, expireInSeconds: 600, heartbeatSeconds: 30, retryLimit: 10 }

/** Pictures and films of the demo schools, made while the site is up; each is made again until it is there. */
export function demoMediaJobs(jobs: Jobs, parts: DemoMediaParts): void {
  const inSchool = async (schoolId: string, work: (ctx: OutsideCtx) => Promise<void>) => {
    const school = await parts.findSchool(schoolId)
    if (school) await work(parts.units.outside({ school, actor: { role: 'system' } }))
  }
  jobs.add<DrawCoversData>({
    ...ONE_BY_ONE,
    queue: DRAW_COVERS_QUEUE,
    async work(data) {
      await inSchool(data.schoolId, (ctx) => drawCovers(ctx, parts, data))
    },
  })
  jobs.add<DrawPhotosData>({
    ...ONE_BY_ONE,
    queue: DRAW_PHOTOS_QUEUE,
    async work(data) {
      await inSchool(data.schoolId, (ctx) => drawPhotos(ctx, parts, data))
    },
  })
  jobs.add<DrawComponentsData>({
    ...ONE_BY_ONE,
    queue: DRAW_COMPONENTS_QUEUE,
    async work(data) {
      await inSchool(data.schoolId, (ctx) => drawComponents(ctx, parts, data))
    },
  })
  jobs.add<MakeFilesData>({
    ...ONE_BY_ONE,
    queue: MAKE_FILES_QUEUE,
    async work(data) {
      await inSchool(data.schoolId, (ctx) => makeFiles(ctx, parts, data))
    },
  })
  jobs.add<MakeFilmData>({
    ...ONE_BY_ONE,
    queue: MAKE_FILM_QUEUE,
    async work(data, signal) {
      await inSchool(data.schoolId, (ctx) => makeFilm(ctx, parts, data, signal))
    },
  })
}
