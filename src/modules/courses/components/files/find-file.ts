import { and, eq, isNull, sql } from 'drizzle-orm'
import { storedFiles } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectureComponents } from '../../tables.ts'

/** The file of a component that is not deleted, and its lecture; who may have it is the caller's rule. */
export async function findComponentFile(ctx: Ctx, componentId: string) {
  const [row] = await fileOfComponent(ctx.tx, { componentId })
  return row
}

const { id, ownerId: lectureId, content, removedAt } = lectureComponents

const fileOfComponent = prepared('file_of_component', (tx) =>
  tx
    .select({ lectureId, content, stored: storedFiles })
    .from(lectureComponents)
    .innerJoin(storedFiles, sql`${storedFiles.id} = (${content} ->> 'stored_id')::uuid`)
    .where(and(eq(id, sql.placeholder('componentId')), isNull(removedAt), eq(storedFiles.state, 'ready'))),
)
