import type { Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
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
} from '../media/queues.ts'
import type { SchoolContent } from '../content.ts'
import type { WrittenArticle } from './write-article.ts'
import type { WrittenBundle } from './write-bundle.ts'
import type { WrittenConsultation } from './write-consultation.ts'
import type { WrittenCourse } from './write-course.ts'
import type { WrittenDownload } from './write-download.ts'
import type { WrittenEvent } from './write-event.ts'
import type { WrittenMembership } from './write-membership.ts'
import type { WrittenSoldCommunity } from './write-sold-community.ts'

interface Drawn {
  /** of the author */
  portrait: SchoolContent['portrait'] | undefined
  courses: WrittenCourse[]
  bundles: WrittenBundle[]
  events: WrittenEvent[]
  downloads: WrittenDownload[]
  communities: WrittenSoldCommunity[]
  memberships: WrittenMembership[]
  consultations: WrittenConsultation[]
  articles: WrittenArticle[]
}

export async function orderCovers(
  tx: Tx,
  jobs: Jobs,
  schoolId: string,
  { portrait, courses, bundles, events, downloads, communities, memberships, consultations, articles }: Drawn,
): Promise<void> {
  const covers: DrawCoversData['covers'] = [
    ...(portrait ? [{ isPortrait: true as const, ...portrait }] : []),
    ...courses.map(({ courseId: productId, content }) => ({ productId, ...content.picture })),
    ...events.map(({ eventId: productId, content }) => ({ productId, ...content.picture })),
    ...bundles.map(({ bundleId: productId, content }) => ({ productId, ...content.picture })),
    ...memberships.map(({ membershipId: productId, content }) => ({ productId, ...content.picture })),
    ...communities.map(({ communityId: productId, content }) => ({ productId, ...content.picture })),
    ...consultations.map(({ consultationId: productId, content }) => ({ productId, ...content.picture })),
    ...downloads.map(({ downloadId: productId, content }) => ({ productId, ...content.picture })),
    ...articles.map(({ articleId, content }) => ({ articleId, ...content.picture })),
  ]
  await jobs.put(tx, DRAW_COVERS_QUEUE, { schoolId, covers } satisfies DrawCoversData, { key: schoolId })
}

export async function orderFiles(
  tx: Tx,
  jobs: Jobs,
  whose: Pick<MakeFilesData, 'schoolId' | 'studentId'>,
  downloads: WrittenDownload[],
): Promise<void> {
  for (const { downloadId, content } of downloads) {
    const { publishedDaysAgo, files } = content
    await jobs.put(tx, MAKE_FILES_QUEUE, { ...whose, downloadId, publishedDaysAgo, files } satisfies MakeFilesData, {
      key: downloadId,
    })
  }
}

export async function orderPhotos(
  tx: Tx,
  jobs: Jobs,
  schoolId: string,
  photos: DrawPhotosData['photos'],
): Promise<void> {
  await jobs.put(tx, DRAW_PHOTOS_QUEUE, { schoolId, photos } satisfies DrawPhotosData, { key: schoolId })
}

export async function orderComponents(tx: Tx, jobs: Jobs, schoolId: string, courses: WrittenCourse[]): Promise<void> {
  const lectures = courses
    .flatMap((course) => course.lectures)
    .flatMap(({ id, content: { components } }) => (components ? [{ lectureId: id, components }] : []))
  await jobs.put(tx, DRAW_COMPONENTS_QUEUE, { schoolId, lectures } satisfies DrawComponentsData, { key: schoolId })
}

export async function orderFilms(tx: Tx, jobs: Jobs, schoolId: string, courses: WrittenCourse[]): Promise<void> {
  for (const { courseId, content } of courses) {
    const film: MakeFilmData = { schoolId, courseId, hue: content.picture.hue, ...content.film }
    await jobs.put(tx, MAKE_FILM_QUEUE, film, { key: courseId })
  }
}
