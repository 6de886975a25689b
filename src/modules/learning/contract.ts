import { z } from 'zod'
import { OwnedProduct } from '#modules/catalog/kinds/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Id, Time } from '#platform/contract/shapes.ts'
import { CardEvergreen } from '#modules/catalog/contract.ts'
import { WatchedComponent } from '#modules/courses/components/contract.ts'
import { ANSWERS_MAX } from '#modules/courses/components/vocabulary.ts'
import { LECTURE_ACCESSES } from '#modules/courses/vocabulary.ts'
import { Video } from '#modules/media/contract.ts'
import { PLAYED_MAX, POSITION_MAX } from './vocabulary.ts'

/** Counted over published lectures, but those that the viewer’s variant leaves out. */
export const Progress = z.object({ completed: z.int(), total: z.int() })
export type Progress = z.output<typeof Progress>

export const OutlineLecture = z.object({
  id: Id,
  title: z.string(),
  run_time_seconds: z.int(),
  access: z.enum(LECTURE_ACCESSES),
  /** when `access` is `not_yet` */
  opens_at: Time.nullable(),
  /** only admins see drafts */
  is_draft: z.boolean(),
  is_completed: z.boolean(),
})
export type OutlineLecture = z.output<typeof OutlineLecture>

export const OutlineSection = z.object({ id: Id, title: z.string(), lectures: z.array(OutlineLecture) })
export type OutlineSection = z.output<typeof OutlineSection>

/** A course as it is watched: all lectures by name, and which of them are open to whoever is looking. */
export const Outline = z.object({
  course: z.object({ id: Id, slug: z.string(), title: z.string(), is_free: z.boolean() }),
  has_access: z.boolean(),
  sections: z.array(OutlineSection),
  progress: Progress,
})
export type Outline = z.output<typeof Outline>

export const WatchedPdf = z.object({
  filename: z.string(),
  bytes: z.int(),
  /** shows it; with `?download=1` it is saved */
  url: z.string(),
  is_downloadable: z.boolean(),
})
export type WatchedPdf = z.output<typeof WatchedPdf>

/** Intro, video, PDF and components are there only when it may be watched. */
export const WatchedLecture = OutlineLecture.extend({
  intro: z.string(),
  video: Video.nullable(),
  pdf: WatchedPdf.nullable(),
  components: z.array(WatchedComponent),
  position_seconds: z.int(),
  is_favourite: z.boolean(),
})
export type WatchedLecture = z.output<typeof WatchedLecture>

/** What the course costs whoever has yet to get it. */
export const GatePrice = z.object({
  amount: Amount,
  is_from: z.boolean(),
  standard_amount: Amount,
  reference_amount: Amount.nullable(),
  currency: Currency,
  evergreens: z.array(CardEvergreen),
})
export type GatePrice = z.output<typeof GatePrice>

export const LecturePage = Outline.extend({
  lecture: WatchedLecture,
  previous_id: Id.nullable(),
  next_id: Id.nullable(),
  /** null when the course is theirs or is not sold */
  price: GatePrice.nullable(),
})
export type LecturePage = z.output<typeof LecturePage>

export const MyCourse = OwnedProduct.extend({
  category: z.string().nullable(),
  progress: Progress,
  /** the lecture they watched last */
  last_lecture: z.object({ id: Id, title: z.string() }).nullable(),
  access_until: Time.nullable(),
})
export type MyCourse = z.output<typeof MyCourse>

export const FavouriteLecture = z.object({
  id: Id,
  title: z.string(),
  run_time_seconds: z.int(),
  course: z.object({ slug: z.string(), title: z.string() }),
})
export type FavouriteLecture = z.output<typeof FavouriteLecture>

export const MyCoursePage = pageOf(MyCourse)
export type MyCoursePage = z.output<typeof MyCoursePage>
export const FavouritePage = pageOf(FavouriteLecture)
export type FavouritePage = z.output<typeof FavouritePage>

export const getWatchPage = endpoint('GET /json/:slug/watch', {
  summary: 'The contents of a course with the viewer’s progress, and the lecture to go on with',
  access: 'anyone',
  params: z.object({ slug: z.string() }),
  answer: Outline.extend({ continue_lecture_id: Id.nullable() }),
})

export const getLecturePage = endpoint('GET /json/lectures/:id', {
  summary: 'A lecture with its course’s contents; without intro and video when it is not open to the viewer',
  access: 'anyone',
  answer: LecturePage,
})

/** How far the viewer is in a lecture and its course. */
export const OwnProgress = z.object({
  lecture_id: Id,
  completed_ids: z.array(Id),
  position_seconds: z.int(),
  is_favourite: z.boolean(),
})
export type OwnProgress = z.output<typeof OwnProgress>

export const checkQuiz = endpoint('POST /json/lectures/:id/quiz/:quizId/check', {
  summary: 'Which answers of a quiz question are correct, and its solution; open to whoever may watch the lecture',
  access: 'anyone',
  impersonated: 'answered',
  refuses: [403],
  forgeryCheck: false,
  /** the places of the chosen answers, from 0 */
  body: z.object({
    answers: z
      .array(
        z
          .int()
          .min(0)
          .max(ANSWERS_MAX - 1),
      )
      .min(1)
      .max(ANSWERS_MAX),
  }),
  answer: z.object({ is_correct: z.boolean(), correct: z.array(z.int()), solution_html: z.string() }),
})
export type CheckedQuiz = z.output<(typeof checkQuiz)['answer']>

export const watchLecture = endpoint('POST /lecture/:id/watch', {
  summary: 'Keep how far the viewer is in a lecture',
  access: 'signed-in',
  changes: 'own',
  refuses: [403],
  body: z.object({
    position_seconds: z.int().min(0).max(POSITION_MAX),
    /** what was played since it was last told, in seconds of the film; the last of each is not in it */
    played: z
      .array(z.array(z.int().min(0).max(POSITION_MAX)).length(2))
      .max(PLAYED_MAX)
      .default([]),
  }),
  answer: z.object({ position_seconds: z.int() }),
})

export const starLecture = endpoint('POST /lecture/:id/star', {
  summary: 'Make a lecture a favourite, or no longer',
  access: 'signed-in',
  changes: 'own',
  refuses: [403],
  body: z.object({ is_favourite: z.boolean().default(true) }),
  answer: z.object({ is_favourite: z.boolean() }),
})

export const completeLecture = endpoint('POST /lecture/:id/complete', {
  summary: 'Mark a lecture as completed, or take the mark back',
  access: 'signed-in',
  changes: 'own',
  refuses: [403],
  body: z.object({ is_completed: z.boolean().default(true) }),
  answer: z.object({ is_completed: z.boolean(), progress: Progress }),
})

export const listMyCourses = endpoint('GET /json/my/courses', {
  summary: 'The courses open to the viewer, the newest first',
  access: 'signed-in',
  ...inPages(MyCoursePage),
})

export const listStudentCourses = endpoint('GET /json/home/students/:id/courses', {
  summary: 'The courses open to a student with how far they are, the newest first',
  access: 'admin',
  right: 'see-students',
  ...inPages(MyCoursePage),
})

export const listFavourites = endpoint('GET /json/my/favourites', {
  summary: 'The viewer’s favourite lectures, the last watched first',
  access: 'signed-in',
  ...inPages(FavouritePage),
})
