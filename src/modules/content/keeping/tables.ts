import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTableExtraConfigValue,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { schoolTable } from '#modules/schools/columns.ts'
import { createdAt, moment, oneOf } from '#platform/db/columns.ts'

interface BlockOwner {
  /** in the singular, as its column and indexes name it */
  name: string
  key: () => AnyPgColumn
}

interface BlockContent {
  type: string
}

/** A table of what is made of blocks, in order: one for each kind of owner, so that the database knows whose a block is and lets it go with it. */
export const blockTable = <Content extends BlockContent>(
  name: string,
  owner: BlockOwner,
  types: readonly Content['type'][],
  rules: (columns: { schoolId: PgColumn }) => PgTableExtraConfigValue[] = () => [],
) =>
  schoolTable(
    name,
    {
      ownerId: uuid(`${owner.name}_id`).notNull().references(owner.key, { onDelete: 'cascade' }),
      type: text({ enum: types as [Content['type'], ...Content['type'][]] }).notNull(),
      /** as its type says; html is sanitised, pictures are named by the ids of their images, a file by that of what is stored */
      content: jsonb().$type<Content>().notNull(),
      /** the film that it names: a column, because row-level security lets no index on what is inside of JSON be used */
      videoId: uuid().generatedAlwaysAs(sql`(content ->> 'video_id')::uuid`),
      position: integer().notNull(),
      createdAt: createdAt(),
      /** since when it is deleted: for a day it can be had back */
      removedAt: moment(),
    },
    (t) => [
      index(`${name}_removed`)
        .on(t.removedAt)
        .where(sql`${t.removedAt} is not null`),
      index(`${name}_by_${owner.name}`).on(t.ownerId, t.position, t.id),
      index(`${name}_by_file`)
        .on(sql`(content ->> 'stored_id')`)
        .where(sql`content ->> 'stored_id' is not null`),
      index(`${name}_by_video`)
        .on(t.videoId)
        .where(sql`video_id is not null`),
      oneOf(`${name}_type`, t.type, types),
      ...rules(t),
    ],
  )

/** Such a table, whatever its blocks can be. */
export type BlockTable = ReturnType<typeof blockTable<BlockContent>>
