import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { videos } from '#modules/media/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import type { ComponentContent } from './components/contract.ts'
import { COMPONENT_TYPES } from './components/vocabulary.ts'
import { LECTURE_STATUSES } from './vocabulary.ts'

export const sections = pgTable(
  'sections',
  {
    id: id(),
    schoolId: schoolId(),
    courseId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
    /** days after purchase */
    delayDays: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('sections_by_course').on(t.courseId, t.position),
    check('sections_title', sql`length(trim(${t.title})) > 0`),
    onlyOwnSchool(),
  ],
)

export const lectures = pgTable(
  'lectures',
  {
    id: id(),
    schoolId: schoolId(),
    courseId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sectionId: uuid()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** shown above the video, plain text */
    lead: text().notNull().default(''),
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    runTimeSeconds: integer().notNull().default(0),
    isFreeToWatch: boolean().notNull().default(false),
    status: text({ enum: LECTURE_STATUSES }).notNull().default('draft'),
    delayDays: integer().notNull().default(0),
    position: integer().notNull(),
    commentsCount: integer().notNull().default(0),
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
    onlyOwnSchool(),
  ],
)

/** What a lecture holds below its video, in order (commerce §3, Lecture component). */
export const lectureComponents = pgTable(
  'lecture_components',
  {
    id: id(),
    schoolId: schoolId(),
    lectureId: uuid()
      .notNull()
      .references(() => lectures.id, { onDelete: 'cascade' }),
    type: text({ enum: COMPONENT_TYPES }).notNull(),
    /** as its type says; html is sanitised, pictures are named by the ids of their images */
    content: jsonb().$type<ComponentContent>().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('lecture_components_by_lecture').on(t.lectureId, t.position, t.id),
    oneOf('lecture_components_type', t.type, COMPONENT_TYPES),
    onlyOwnSchool(),
  ],
)
