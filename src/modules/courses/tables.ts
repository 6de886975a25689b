import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { storedFiles, videos } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import { blockTable } from '#modules/content/keeping/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import type { Chapter } from './chapters/contract.ts'
import type { ComponentContent } from './components/contract.ts'
import { COMPONENT_TYPES } from './components/types.ts'
import { PDF_STATES } from './pdf/vocabulary.ts'
import { LECTURE_KINDS, LECTURE_STATUSES } from './vocabulary.ts'

export const sections = schoolTable(
  'sections',
  {
    courseId: belongsTo(() => products.id),
    title: text().notNull(),
    position: integer().notNull(),
    /** days after the course opened; of a section's and a lecture's the longer counts */
    delayDays: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('sections_by_course').on(t.courseId, t.position),
    check('sections_title', sql`length(trim(${t.title})) > 0`),
  ],
)

export const lectures = schoolTable(
  'lectures',
  {
    courseId: belongsTo(() => products.id),
    sectionId: belongsTo(() => sections.id),
    title: text().notNull(),
    kind: text({ enum: LECTURE_KINDS }).notNull().default('film'),
    /** shown above the video, plain text */
    intro: text().notNull().default(''),
    /** of its film */
    chapters: jsonb().$type<Chapter[]>().notNull().default([]),
    videoId: pointsTo(() => videos.id),
    /** takes the place of the film once it is ready */
    nextVideoId: pointsTo(() => videos.id),
    /** the film before, for a day after it was replaced: who is in the middle of it watches it to its end */
    pastVideoId: pointsTo(() => videos.id),
    replacedAt: moment(),
    runTimeSeconds: integer().notNull().default(0),
    /** whether somebody wrote how long it takes; otherwise it takes as long as its film */
    isTimedByHand: boolean().notNull().default(false),
    isFreeToWatch: boolean().notNull().default(false),
    /** of one that is free to watch: it is to whoever is logged in */
    needsLogin: boolean().notNull().default(false),
    /** whether it is completed by passing its exam, and by nothing else */
    isExamined: boolean().notNull().default(false),
    status: text({ enum: LECTURE_STATUSES }).notNull().default('draft'),
    delayDays: integer().notNull().default(0),
    position: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: moment()
      .notNull()
      .default(sql`now()`),
    /** who saved it last */
    changedById: pointsTo(() => people.id),
  },
  (t) => [
    index('lectures_by_section').on(t.sectionId, t.position),
    index('lectures_by_course').on(t.courseId),
    index('lectures_by_video').on(t.videoId),
    index('lectures_by_next_video').on(t.nextVideoId),
    index('lectures_by_past_video').on(t.pastVideoId),
    index('lectures_by_changer').on(t.changedById),
    index('lectures_replaced')
      .on(t.id)
      .where(sql`past_video_id is not null`),
    check('lectures_chapters', sql`jsonb_typeof(${t.chapters}) = 'array'`),
    oneOf('lectures_kind', t.kind, LECTURE_KINDS),
    check('lectures_run_time', sql`${t.runTimeSeconds} >= 0`),
    check('lectures_film', sql`${t.kind} = 'film' or ${t.videoId} is null`),
    check('lectures_needs_login', sql`${t.isFreeToWatch} or not ${t.needsLogin}`),
    oneOf('lectures_status', t.status, LECTURE_STATUSES),
    check('lectures_title', sql`length(trim(${t.title})) > 0`),
  ],
)

/** Who has a course open in the editor, or a lecture of it, and when they last said so. */
export const courseEditors = schoolTable(
  'course_editors',
  {
    courseId: belongsTo(() => products.id),
    personId: belongsTo(() => people.id),
    /** null: the list of all */
    lectureId: uuid().references(() => lectures.id, { onDelete: 'cascade' }),
    saidAt: moment().notNull(),
  },
  (t) => [
    unique('course_editors_once').on(t.courseId, t.personId, t.lectureId).nullsNotDistinct(),
    index('course_editors_by_person').on(t.personId),
    index('course_editors_by_lecture').on(t.lectureId),
  ],
)

/** What a variant opens that does not open all of its course: sections, with whatever they come to hold, and single lectures. */
export const variantLectures = schoolTable(
  'variant_lectures',
  {
    variantId: belongsTo(() => variants.id),
    sectionId: uuid().references(() => sections.id, { onDelete: 'cascade' }),
    lectureId: uuid().references(() => lectures.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('variant_lectures_section').on(t.variantId, t.sectionId),
    uniqueIndex('variant_lectures_lecture').on(t.variantId, t.lectureId),
    index('variant_lectures_of_section').on(t.sectionId),
    index('variant_lectures_of_lecture').on(t.lectureId),
    check('variant_lectures_one', sql`(${t.sectionId} is null) <> (${t.lectureId} is null)`),
  ],
)

/** What a lecture holds below its video, in order (commerce §3, Lecture component). */
export const lectureComponents = blockTable<ComponentContent>(
  'lecture_components',
  { name: 'lecture', key: () => lectures.id },
  COMPONENT_TYPES,
  ({ schoolId }) => [
    index('lecture_components_awaiting')
      .on(schoolId)
      .where(sql`content ->> 'awaits_answer' = 'true' and removed_at is null`),
  ],
)

/** What a person entered into a component, and what an instructor answered to it. */
export const componentEntries = schoolTable(
  'component_entries',
  {
    personId: belongsTo(() => people.id),
    componentId: belongsTo(() => lectureComponents.id),
    /** of the component: all of a course are read together, in the order of time */
    courseId: belongsTo(() => products.id),
    /** as the type of the component says; what was chosen is kept in words, so that it is known whatever is offered later */
    values: jsonb().$type<string[]>().notNull(),
    /** what was handed in; its name is the value then */
    fileId: pointsTo(() => storedFiles.id),
    /** by the clock of who entered it, but never after it was sent */
    enteredAt: moment().notNull(),
    answer: text(),
    /** another one for each answer that its reader is told of, so that correcting one tells nobody again */
    answerId: uuid(),
    answeredAt: moment(),
    answeredById: pointsTo(() => people.id),
    /** when what it answers was entered */
    answeredEntryAt: moment(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold("values"::text)`),
  },
  (t) => [
    uniqueIndex('component_entries_once').on(t.personId, t.componentId),
    index('component_entries_by_component').on(t.componentId, t.enteredAt, t.id),
    index('component_entries_by_course').on(t.courseId, t.enteredAt, t.id),
    index('component_entries_by_person').on(t.personId, t.enteredAt, t.id),
    index('component_entries_in_time').on(t.schoolId, t.enteredAt, t.id),
    index('component_entries_unanswered')
      .on(t.componentId, t.enteredAt)
      .where(sql`answered_at is null`),
    index('component_entries_by_file').on(t.fileId),
    index('component_entries_by_answer').on(t.answerId),
    index('component_entries_by_answerer').on(t.answeredById),
    check(
      'component_entries_answer',
      sql`(${t.answer} is null) = (${t.answeredAt} is null)
        and (${t.answer} is null) = (${t.answerId} is null)
        and (${t.answer} is null) = (${t.answeredEntryAt} is null)`,
    ),
  ],
)

/** The PDF of a lecture, and those on their way to be it. */
export const lecturePdfs = schoolTable(
  'lecture_pdfs',
  {
    /** null once the lecture is gone: its file is to be deleted */
    lectureId: pointsTo(() => lectures.id),
    /** where its bytes lie: its own id, or that of the PDF it was copied from */
    fileId: uuid().notNull(),
    filename: text().notNull(),
    state: text({ enum: PDF_STATES }).notNull().default('awaiting_upload'),
    bytes: integer(),
    /** whether those who see it are offered the file */
    isDownloadable: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('lecture_pdfs_shown')
      .on(t.lectureId)
      .where(sql`state = 'ready'`),
    index('lecture_pdfs_by_lecture').on(t.lectureId),
    index('lecture_pdfs_by_file').on(t.fileId),
    index('lecture_pdfs_of_school').on(t.schoolId),
    index('lecture_pdfs_to_sweep')
      .on(t.createdAt)
      .where(sql`lecture_id is null or state <> 'ready'`),
    oneOf('lecture_pdfs_state', t.state, PDF_STATES),
    check('lecture_pdfs_bytes', sql`${t.state} <> 'ready' or ${t.bytes} > 0`),
  ],
)
