import type { CourseContent } from '../content.ts'

export const DRAW_COVER_QUEUE = 'seeds.draw-cover'
export const MAKE_FILM_QUEUE = 'seeds.make-film'

export type DrawCoverData = CourseContent['picture'] & { schoolId: string; courseId: string }
export type MakeFilmData = CourseContent['film'] & { schoolId: string; courseId: string; hue: number }
