import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { STORED_STATES } from './files/vocabulary.ts'
import { IMAGE_CONTEXTS, IMAGE_STATES, VIDEO_FAILURES, VIDEO_STATES } from './vocabulary.ts'

export const images = schoolTable(
  'images',
  {
    context: text({ enum: IMAGE_CONTEXTS }).notNull(),
    uploadedById: pointsTo(() => people.id),
    /** as it was called where it came from; empty when nobody said */
    filename: text().notNull().default(''),
    state: text({ enum: IMAGE_STATES }).notNull(),
    /** of the re-encoded original, in pixels */
    width: integer(),
    height: integer(),
    /** the widths there are */
    widths: jsonb().$type<number[]>().notNull().default([]),
    /** its files lie where nobody gets them without being asked who they are */
    isGuarded: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('images_by_state').on(t.schoolId, t.state, t.createdAt),
    index('images_by_uploader').on(t.uploadedById),
    index('images_to_guard')
      .on(t.id)
      .where(sql`not is_guarded and context in ('post', 'reply', 'lecture') and state = 'ready'`),
    oneOf('images_state', t.state, IMAGE_STATES),
  ],
)

export const videos = schoolTable(
  'videos',
  {
    /** which adapter keeps it: own or bunny */
    host: text().notNull(),
    /** the id at the host; for the own host the same as `id` */
    hostVideoId: text().notNull(),
    title: text().notNull(),
    /** whether it was sent to stand in a block, and may be named by one */
    isForBlocks: boolean().notNull().default(false),
    uploadedById: pointsTo(() => people.id),
    state: text({ enum: VIDEO_STATES }).notNull().default('created'),
    /** when state is failed */
    failure: text({ enum: VIDEO_FAILURES }),
    /** what was said about it by what prepared it, for whoever runs the installation */
    failureDetail: text(),
    /** of transcoding, 0 to 100 */
    progress: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** where the current renditions lie; changes with each finished attempt */
    outputPrefix: text(),
    /** the one that was chosen, below what the own host keeps of it; null for the one drawn from the first tenth */
    still: text(),
    durationSeconds: integer(),
    width: integer(),
    height: integer(),
    bytes: bigint({ mode: 'number' }),
    captions: jsonb().$type<Array<{ language: string; label: string; key: string }>>().notNull().default([]),
    createdAt: createdAt(),
    stateChangedAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    uniqueIndex('videos_at_host').on(t.host, t.hostVideoId),
    index('videos_by_state').on(t.schoolId, t.state, t.stateChangedAt),
    index('videos_by_uploader').on(t.uploadedById),
    index('videos_for_blocks')
      .on(t.id)
      .where(sql`is_for_blocks`),
    index('videos_failed')
      .on(t.stateChangedAt.desc(), t.id.desc())
      .where(sql`state = 'failed'`),
    oneOf('videos_state', t.state, VIDEO_STATES),
  ],
)

/** Bytes in the store that are no picture and no film, and those on their way to it; several things may be made of the same. Swept once nothing is. */
export const storedFiles = schoolTable(
  'stored_files',
  {
    /** as it was sent */
    filename: text().notNull(),
    contentType: text().notNull(),
    state: text({ enum: STORED_STATES }).notNull().default('awaiting_upload'),
    bytes: bigint({ mode: 'number' }),
    uploadedById: pointsTo(() => people.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_files_by_uploader').on(t.uploadedById, t.createdAt),
    index('stored_files_by_time').on(t.createdAt),
    index('stored_files_of_school').on(t.schoolId),
    oneOf('stored_files_state', t.state, STORED_STATES),
    check('stored_files_bytes', sql`${t.state} <> 'ready' or ${t.bytes} > 0`),
  ],
)
