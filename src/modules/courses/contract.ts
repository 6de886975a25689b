import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Done, Id, Seen } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { ProductPage, ProductRow } from '#modules/catalog/contract.ts'
import { madeProduct, makesProduct, productRows } from '#modules/catalog/kinds/contract.ts'
import { Video, VideoUpload } from '#modules/media/contract.ts'
import { Chapter, Chapters } from './chapters/contract.ts'
import { VariantContents } from './variants/contract.ts'
import {
  DELAY_DAYS_MAX,
  INTRO_MAX,
  LECTURE_KINDS,
  LECTURE_STATUSES,
  LECTURE_TITLE_MAX,
  RUN_TIME_MAX,
  SECTION_TITLE_MAX,
  SECTIONS_MAX,
  TITLES_MAX,
  VISIBILITIES,
} from './vocabulary.ts'

export const LectureVideoState = z.enum(['none', 'uploading', 'transcoding', 'ready', 'failed'])
export type LectureVideoState = z.output<typeof LectureVideoState>

export const LectureRow = z.object({
  id: Id,
  section_id: Id,
  title: z.string(),
  kind: z.enum(LECTURE_KINDS),
  status: z.enum(LECTURE_STATUSES),
  /** who it is for while its course is published */
  visibility: z.enum(VISIBILITIES),
  is_free_to_watch: z.boolean(),
  /** of one that is free to watch: it is to whoever is logged in; otherwise to everyone */
  needs_login: z.boolean(),
  delay_days: z.int(),
  run_time_seconds: z.int(),
  video_state: LectureVideoState,
})
export type LectureRow = z.output<typeof LectureRow>

export const Section = z.object({
  id: Id,
  title: z.string(),
  delay_days: z.int(),
  lectures: z.array(LectureRow),
})
export type Section = z.output<typeof Section>

/** A lecture as its admin edits it. */
export const Lecture = LectureRow.omit({ video_state: true }).extend({
  course_id: Id,
  intro: z.string(),
  /** of its film, in order */
  chapters: z.array(Chapter),
  /** its run time was written, and does not follow its film */
  is_timed_by_hand: z.boolean(),
  /** tells what is saved of it from anything else that was, or will be */
  version: z.string(),
  video: Video.nullable(),
  /** takes its place once it is ready: until then the other one plays on */
  next_video: Video.nullable(),
})
export type Lecture = z.output<typeof Lecture>

export const ContentsLecture = LectureRow.pick({
  id: true,
  title: true,
  run_time_seconds: true,
  is_free_to_watch: true,
  needs_login: true,
})
export type ContentsLecture = z.output<typeof ContentsLecture>

/** What everyone may know of a course: what it is, costs and holds. Only published lectures count. */
export const CoursePage = z.object({
  product: ProductPage,
  sections: z.array(z.object({ id: Id, title: z.string(), lectures: z.array(ContentsLecture) })),
  lectures_count: z.int(),
  run_time_seconds: z.int(),
  /** what the variants open, where one leaves something out */
  variants: z.array(VariantContents),
  /** whether it is whoever looks' to watch */
  has_access: z.boolean(),
})
export type CoursePage = z.output<typeof CoursePage>

const SectionTitle = oneLine().min(1, 'validation.section-title').max(SECTION_TITLE_MAX)
const LectureTitle = oneLine().min(1, 'validation.title').max(LECTURE_TITLE_MAX)
const DelayDays = z.int().min(0).max(DELAY_DAYS_MAX).default(0)

export const listPanelCourses = endpoint('GET /json/home/courses', {
  summary: 'All courses of the school, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  ...productRows(ProductRow),
})

export const getCoursePage = endpoint('GET /json/courses/:slug', {
  summary: 'A course as its page shows it; drafts only to admins',
  access: 'anyone',
  answer: CoursePage,
})

export const createCourse = endpoint('POST /home/courses', {
  summary: 'Make a course, as a draft',
  access: 'admin',
  right: 'change-products',
  ...makesProduct('course'),
})

export const duplicateCourse = endpoint('POST /home/courses/:courseId/duplicate', {
  summary:
    'Make a draft that says, costs and holds the same as a course, or put what it holds at the end of another one',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({
    /** left out or null: a new course */
    target_course_id: Id.nullable().default(null),
  }),
  ...madeProduct('course'),
})

export const listSections = endpoint('GET /home/courses/:courseId/sections', {
  summary: 'The sections of a course with their lectures, drafts too, in order',
  access: 'admin',
  right: 'see-products',
  answer: z.object({ data: z.array(Section) }),
})

/** A section with its lectures, or, in a long course, only the number of those that `listLectures` reads. */
export const ListedSection = Section.extend({ unread_count: z.int() })
export type ListedSection = z.output<typeof ListedSection>

export const getCurriculum = endpoint('GET /json/home/courses/:courseId/curriculum', {
  summary: 'The sections of a course in order; those of a long one without their lectures, but for the section of one',
  access: 'admin',
  right: 'see-products',
  query: z.object({ lecture_id: Id.optional() }),
  answer: z.object({ data: z.array(ListedSection) }),
})

export const storeSection = endpoint('POST /home/courses/:courseId/sections', {
  summary: 'Add a section at the end',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ title: SectionTitle, delay_days: DelayDays }),
  status: 201,
  answer: Section,
})

export const storeSections = endpoint('POST /home/courses/:courseId/sections/list', {
  summary: 'Add sections at the end, one for each title of a list',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ titles: z.array(SectionTitle).min(1).max(SECTIONS_MAX) }),
  status: 201,
  answer: z.object({ data: z.array(Section) }),
})

export const updateSection = endpoint('PUT /home/courses/:courseId/sections/:sectionId', {
  summary: 'Rename a section or change its delay',
  access: 'admin',
  right: 'change-products',
  over: writesOver(listSections, ['title', 'delay_days'], ({ data }, { sectionId }) =>
    data.find(({ id }) => id === sectionId),
  ),
  body: z.object({ title: SectionTitle, delay_days: DelayDays, seen: Seen }),
  answer: Section,
})

export const deleteSection = endpoint('DELETE /home/courses/:courseId/sections/:sectionId', {
  summary: 'Delete a section with its lectures',
  access: 'admin',
  right: 'change-products',
  answer: Done,
})

/** An id that nothing is found by: it is only compared. */
const SeenId = oneLine().max(36)
/** As they stood where the order was made: another one there now is refused. Left out, the later of two orders stays. */
const Before = z.array(SeenId).max(1000).optional()

export const orderSections = endpoint('PUT /home/courses/:courseId/sections/order', {
  summary: 'Put the sections of a course in this order; ones not named follow as they stood',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ ids: z.array(Id).min(1).max(1000), before: Before }),
  answer: z.object({ data: z.array(Section) }),
})

export const listLectures = endpoint('GET /home/courses/:courseId/sections/:sectionId/lectures', {
  summary: 'The lectures of a section in order',
  access: 'admin',
  right: 'see-products',
  answer: z.object({ data: z.array(LectureRow) }),
})

export const storeLecture = endpoint('POST /home/courses/:courseId/sections/:sectionId/lectures', {
  summary: 'Add an empty draft lecture at the end of a section',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ title: LectureTitle, kind: z.enum(LECTURE_KINDS).default('film') }),
  status: 201,
  answer: Lecture,
})

export const storeLectures = endpoint('POST /home/courses/:courseId/sections/:sectionId/lectures/list', {
  summary: 'Add empty draft lectures at the end of a section, one for each title of a list',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({
    titles: z.array(LectureTitle).min(1).max(TITLES_MAX),
    kind: z.enum(LECTURE_KINDS).default('film'),
  }),
  status: 201,
  answer: z.object({ data: z.array(LectureRow) }),
})

export const getLecture = endpoint('GET /home/courses/:courseId/sections/:sectionId/lectures/:lectureId', {
  summary: 'A lecture to edit',
  access: 'admin',
  right: 'see-products',
  answer: Lecture,
})

export const findLecture = endpoint('GET /json/home/courses/:courseId/lectures/:lectureId', {
  summary: 'A lecture to edit, whichever section it stands in',
  access: 'admin',
  right: 'see-products',
  answer: Lecture,
})

export const updateLecture = endpoint('PUT /home/courses/:courseId/sections/:sectionId/lectures/:lectureId', {
  summary:
    'Save a lecture; refused of one of film before its video upload has started, and of one that was saved by somebody else meanwhile',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({
    /** the one that was changed */
    version: z.string().max(100),
    title: LectureTitle,
    kind: z.enum(LECTURE_KINDS).default('film'),
    intro: someLines().max(INTRO_MAX).default(''),
    /** of its film; left out, they stay */
    chapters: Chapters.optional(),
    is_free_to_watch: z.boolean().default(false),
    /** only of one that is free to watch */
    needs_login: z.boolean().default(false),
    status: z.enum(LECTURE_STATUSES).default('draft'),
    delay_days: DelayDays,
    /** null: as long as its film */
    run_time_seconds: z.int().min(1).max(RUN_TIME_MAX).nullable().default(null),
  }),
  answer: Lecture,
})

export const deleteLecture = endpoint('DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId', {
  summary: 'Delete a lecture',
  access: 'admin',
  right: 'change-products',
  answer: Done,
})

export const orderLectures = endpoint('PUT /home/courses/:courseId/sections/:sectionId/lectures/order', {
  summary: 'Put lectures in this order in a section, those of other sections of the course moving in',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({
    ids: z.array(Id).min(1).max(1000),
    before: Before,
    /** where those that move in stood: refused, as `before`, when they stand elsewhere now */
    from_section_id: SeenId.optional(),
  }),
  answer: z.object({ data: z.array(Section) }),
})

export const createVideo = endpoint(
  'POST /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/create-video',
  {
    summary: 'Start the upload of a lecture’s video; one that can be watched plays on until the new one is ready',
    access: 'admin',
    right: 'change-products',
    refuses: [502],
    body: z.object({ title: oneLine().max(LECTURE_TITLE_MAX).default('') }),
    status: 201,
    answer: z.object({ lecture: Lecture, upload: VideoUpload }),
  },
)

export const deleteLectureVideo = endpoint(
  'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/video',
  {
    summary: 'Take its video and chapters off a lecture; the video is deleted where no other lecture shows it',
    access: 'admin',
    right: 'change-products',
    answer: Lecture,
  },
)

export const deleteNextVideo = endpoint(
  'DELETE /home/courses/:courseId/sections/:sectionId/lectures/:lectureId/next-video',
  {
    summary: 'Give up the video that was to take the place of a lecture’s own',
    access: 'admin',
    right: 'change-products',
    answer: Done,
  },
)
