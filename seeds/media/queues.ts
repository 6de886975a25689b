import type { CourseContent } from '../content.ts'

export const DRAW_COVERS_QUEUE = 'seeds.draw-covers'
export const MAKE_FILM_QUEUE = 'seeds.make-film'

export interface DrawCoversData {
  schoolId: string
  covers: (CourseContent['picture'] & { courseId: string })[]
}

export type MakeFilmData = CourseContent['film'] & { schoolId: string; courseId: string; hue: number }
