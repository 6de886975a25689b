import { z } from 'zod'
import { DAYS_MAX, DEFAULT_DAYS } from '#modules/analytics/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { FUNNEL_STEPS } from './vocabulary.ts'

const Days = z.coerce.number<number>().int().min(1).max(DAYS_MAX).default(DEFAULT_DAYS)

export const Funnel = z.object({
  days: z.int(),
  /** in their order; of what is no course those of learning are left out */
  steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: z.int(), before: z.int() })),
})
export type Funnel = z.output<typeof Funnel>

export const LectureInsight = z.object({
  id: Id,
  title: z.string(),
  section: z.string(),
  is_published: z.boolean(),
  /** students, in the period */
  began: z.int(),
  finished: z.int(),
  /** comments of students that ask something, in the period */
  questions: z.int(),
  has_film: z.boolean(),
})
export type LectureInsight = z.output<typeof LectureInsight>

export const CourseInsight = z.object({
  days: z.int(),
  began: z.int(),
  finished: z.int(),
  lectures: z.array(LectureInsight),
})
export type CourseInsight = z.output<typeof CourseInsight>

export const getFunnel = endpoint('GET /json/home/funnel', {
  summary:
    'From page and checkout to payment, first lecture and completion in the last days, beside the days before; of the school, or of a product',
  access: 'admin',
  right: 'see-sales',
  query: z.object({ days: Days, product_id: Id.optional() }),
  answer: Funnel,
})

export const getCourseInsight = endpoint('GET /json/home/courses/:courseId/insight', {
  summary: 'Of a course in the last days: how many began and finished it and each lecture, and asked something there',
  access: 'admin',
  right: 'see-sales',
  query: z.object({ days: Days }),
  answer: CourseInsight,
})

export const FilmInsight = z.object({
  lecture: z.object({ id: Id, title: z.string() }),
  /** of the film, in seconds */
  duration: z.int(),
  /** students who saw any of it, since it is the lecture's */
  viewers: z.int(),
  /** a point of the curve stands for so many seconds */
  every: z.int(),
  /** how many of them saw the first of these seconds, at least once */
  curve: z.array(z.int()),
})
export type FilmInsight = z.output<typeof FilmInsight>

export const getFilmInsight = endpoint('GET /json/home/lectures/:lectureId/film-insight', {
  summary: 'How many students saw each second of a lecture’s film, since it has that film',
  access: 'admin',
  right: 'see-sales',
  answer: FilmInsight,
})
