import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { findNamed } from '#modules/content/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectureComponents } from '../tables.ts'
import type { EditedComponent, WatchedComponent } from './contract.ts'
import { COMPONENTS } from './types.ts'
import { viewComponent, viewEdited } from './view.ts'

/** The components of a lecture in order, as its admin edits them. */
export async function readComponents(ctx: Ctx, lectureId: string): Promise<EditedComponent[]> {
  const { rows, found } = await componentsOf(ctx, lectureId)
  return rows.map((row) => viewEdited(row, found))
}

/** The same as the lesson page shows them; whether they may be shown is the caller's to ask. */
export async function readWatchedComponents(ctx: Ctx, lectureId: string): Promise<WatchedComponent[]> {
  const { rows, found } = await componentsOf(ctx, lectureId)
  return rows.flatMap((row) => {
    const component = viewComponent(row, found)
    return COMPONENTS.typeOf(component).show(component) ?? []
  })
}

async function componentsOf(ctx: Ctx, lectureId: string) {
  const rows = await rowsOf(ctx.tx, { lectureId })
  const found = await findNamed(
    ctx,
    COMPONENTS,
    rows.map(({ content }) => content),
  )
  return { rows, found }
}

const rowsOf = prepared('components_of_lecture', (tx) =>
  tx
    .select({ id: lectureComponents.id, content: lectureComponents.content })
    .from(lectureComponents)
    .where(and(eq(lectureComponents.lectureId, sql.placeholder('lectureId')), isNull(lectureComponents.removedAt)))
    .orderBy(asc(lectureComponents.position), asc(lectureComponents.id)),
)
