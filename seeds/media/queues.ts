import type { CourseContent, DownloadContent, LectureComponentContent } from '../content.ts'

export const DRAW_COVERS_QUEUE = 'seeds.draw-covers'
export const DRAW_PHOTOS_QUEUE = 'seeds.draw-photos'
export const DRAW_COMPONENTS_QUEUE = 'seeds.draw-components'
export const MAKE_FILES_QUEUE = 'seeds.make-files'
export const MAKE_FILM_QUEUE = 'seeds.make-film'
export const DEMO_MEDIA_QUEUES: readonly string[] = [
  DRAW_COVERS_QUEUE,
  DRAW_PHOTOS_QUEUE,
  DRAW_COMPONENTS_QUEUE,
  MAKE_FILES_QUEUE,
  MAKE_FILM_QUEUE,
]

export interface DrawCoversData {
  schoolId: string
  covers: (CourseContent['picture'] & ({ productId: string } | { articleId: string } | { isPortrait: true }))[]
}

export interface DrawPhotosData {
  schoolId: string
  photos: (CourseContent['picture'] & { postId: string })[]
}

export interface DrawComponentsData {
  schoolId: string
  lectures: { lectureId: string; components: LectureComponentContent[] }[]
}

export interface MakeFilesData extends Pick<DownloadContent, 'publishedDaysAgo' | 'files'> {
  schoolId: string
  downloadId: string
  /** whoever has it */
  studentId: string
}

export type MakeFilmData = CourseContent['film'] & { schoolId: string; courseId: string; hue: number }
