import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { products, variants } from '#modules/catalog/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import type { ComponentContent } from './components/contract.ts'
import { COMPONENT_TYPES } from './components/vocabulary.ts'
import { PDF_STATES } from './pdf/vocabulary.ts'
import { LECTURE_STATUSES } from './vocabulary.ts'

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
    /** shown above the video, plain text */
    intro: text().notNull().default(''),
    videoId: pointsTo(() => videos.id),
    runTimeSeconds: integer().notNull().default(0),
    isFreeToWatch: boolean().notNull().default(false),
    status: text({ enum: LECTURE_STATUSES }).notNull().default('draft'),
    delayDays: integer().notNull().default(0),
    position: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('lectures_by_section').on(t.sectionId, t.position),
    index('lectures_by_course').on(t.courseId),
    index('lectures_by_video').on(t.videoId),
    oneOf('lectures_status', t.status, LECTURE_STATUSES),
    check('lectures_title', sql`length(trim(${t.title})) > 0`),
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
export const lectureComponents = schoolTable(
  'lecture_components',
  {
    lectureId: belongsTo(() => lectures.id),
    type: text({ enum: COMPONENT_TYPES }).notNull(),
    /** as its type says; html is sanitised, pictures are named by the ids of their images */
    content: jsonb().$type<ComponentContent>().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('lecture_components_by_lecture').on(t.lectureId, t.position, t.id),
    oneOf('lecture_components_type', t.type, COMPONENT_TYPES),
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
    index('lecture_pdfs_to_sweep')
      .on(t.createdAt)
      .where(sql`lecture_id is null or state <> 'ready'`),
    oneOf('lecture_pdfs_state', t.state, PDF_STATES),
    check('lecture_pdfs_bytes', sql`${t.state} <> 'ready' or ${t.bytes} > 0`),
  ],
)
