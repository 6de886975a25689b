import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { someLines } from '#platform/contract/typed-text.ts'
import { Id, Time } from '#platform/contract/shapes.ts'
import { ProductCard } from '#modules/catalog/contract.ts'
import { Chapter } from '#modules/courses/chapters/contract.ts'
import { WatchedComponent } from '#modules/courses/components/contract.ts'
import { EntryAnswer, HandedInFile } from '#modules/content/contract.ts'
import { AREA_MAX, OPTIONS_MAX } from '#modules/content/vocabulary.ts'
import { LECTURE_ACCESSES } from '#modules/courses/vocabulary.ts'
import { Video } from '#modules/media/contract.ts'
import { FILM_SECONDS_MAX } from '#modules/media/films/vocabulary.ts'
import { PLAYED_MAX } from './vocabulary.ts'

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

/** `unread_count`: so many more than `lectures` are in it, which `listSectionLectures` reads. */
export const OutlineSection = z.object({
  id: Id,
  title: z.string(),
  lectures: z.array(OutlineLecture),
  unread_count: z.int(),
})
export type OutlineSection = z.output<typeof OutlineSection>

/** A course as it is watched: its lectures by name, and which of them are open to whoever is looking. */
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

/** Intro, video, its chapters, PDF and components are there only when it may be watched. */
export const WatchedLecture = OutlineLecture.extend({
  intro: z.string(),
  video: Video.nullable(),
  chapters: z.array(Chapter),
  pdf: WatchedPdf.nullable(),
  components: z.array(WatchedComponent),
  /** it is completed by passing its exam, and by nothing else */
  has_exam: z.boolean(),
  position_seconds: z.int(),
  is_favourite: z.boolean(),
})
export type WatchedLecture = z.output<typeof WatchedLecture>

/** What the course costs whoever has yet to get it. */
export const GatePrice = ProductCard.pick({
  amount: true,
  is_from: true,
  standard_amount: true,
  reference_amount: true,
  currency: true,
  evergreens: true,
})
export type GatePrice = z.output<typeof GatePrice>

/** Opens the course as well, while one has it. */
const GateMembership = z.object({ id: Id, title: z.string(), url: z.string(), price: GatePrice })
export type GateMembership = z.output<typeof GateMembership>

/** How what the viewer had of the course ended. */
export const EndedAccess = z.object({
  at: Time,
  /** taken back, rather than over by its time */
  is_revoked: z.boolean(),
  /** the membership that opened it to them; null when it was theirs by itself */
  membership: z.object({ title: z.string(), url: z.string() }).nullable(),
})
export type EndedAccess = z.output<typeof EndedAccess>

/** Of a long course the sections come with their first lecture; only that of the lecture and that of the next are whole. */
export const LecturePage = Outline.extend({
  lecture: WatchedLecture,
  /** of all lectures that are counted */
  run_time_seconds: z.int(),
  /** the first lecture that is free to watch, where this one is closed */
  free_id: Id.nullable(),
  /** addresses of stills by lecture: of films in its section and the next one, as far as they are open to the viewer */
  stills: z.record(Id, z.string()),
  previous_id: Id.nullable(),
  next_id: Id.nullable(),
  /** null when the course is theirs or is not sold */
  price: GatePrice.nullable(),
  /** some of those on sale that would open a lecture that has to be bought */
  memberships: z.array(GateMembership),
  /** when the lecture has to be bought by who had it once */
  ended: EndedAccess.nullable(),
  /** whether they are told once it opens; null when it is not waited for */
  is_reminded: z.boolean().nullable(),
})
export type LecturePage = z.output<typeof LecturePage>

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

export const listSectionLectures = endpoint('GET /json/sections/:id/lectures', {
  summary: 'The lectures of a section as they are watched, and which of them are open to the viewer',
  access: 'anyone',
  answer: z.object({ data: z.array(OutlineLecture) }),
})

/** How far the viewer is in a lecture and its course. */
export const OwnProgress = z.object({
  lecture_id: Id,
  completed_ids: z.array(Id),
  /** those of them that are counted */
  completed_count: z.int(),
  position_seconds: z.int(),
  is_favourite: z.boolean(),
})
export type OwnProgress = z.output<typeof OwnProgress>

/** What the viewer entered into a component, at the time their clock said, and what an instructor answered. */
export const Entry = z.object({
  component_id: Id,
  values: z.array(z.string()),
  file: HandedInFile.nullable(),
  entered_at: Time,
  answer: EntryAnswer.nullable(),
})
export type Entry = z.output<typeof Entry>

export const listEntries = endpoint('GET /json/lectures/:id/entries', {
  summary: 'What the viewer entered into the components of a lecture',
  access: 'signed-in',
  refuses: [403],
  answer: z.object({ data: z.array(Entry) }),
})

export const keepEntry = endpoint('PUT /lecture/:id/entries/:componentId', {
  summary: 'Keep what the viewer entered into a component, unless they entered something later',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  refuses: [403],
  body: z.object({ values: z.array(someLines().max(AREA_MAX)).max(OPTIONS_MAX), entered_at: Time }),
  answer: Entry,
})

export const watchLecture = endpoint('POST /lecture/:id/watch', {
  summary: 'Keep how far the viewer is in a lecture',
  access: 'signed-in',
  changes: 'own',
  refuses: [403],
  body: z.object({
    position_seconds: z.int().min(0).max(FILM_SECONDS_MAX),
    /** the film that is watched: another may have taken its place meanwhile; left out, the lecture's */
    video_id: Id.optional(),
    /** what was played of it since it was last told, in seconds of the film; the last of each is not in it */
    played: z
      .array(z.array(z.int().min(0).max(FILM_SECONDS_MAX)).length(2))
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
  audit: 'never',
  refuses: [403, 409],
  body: z.object({ is_completed: z.boolean().default(true) }),
  answer: z.object({ is_completed: z.boolean(), progress: Progress }),
})
