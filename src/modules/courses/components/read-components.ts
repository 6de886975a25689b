import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { findNamed } from '#modules/content/index.ts'
import type { Media } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectureComponents } from '../tables.ts'
import type { EditedComponent, WatchedComponent } from './contract.ts'
import { COMPONENTS } from './types.ts'
import { viewComponent, viewEdited } from './view.ts'

/** The components of a lecture in order, as its admin edits them. */
export async function readComponents(ctx: Ctx, lectureId: string, media: Media): Promise<EditedComponent[]> {
  const { rows, found } = await componentsOf(ctx, lectureId, media)
  return rows.map((row) => viewEdited(row, found))
}

/** The same as the lesson page shows them; whether they may be shown is the caller's to ask. */
export async function readWatchedComponents(ctx: Ctx, lectureId: string, media: Media): Promise<WatchedComponent[]> {
  const { rows, found } = await componentsOf(ctx, lectureId, media)
  return rows.flatMap((row) => {
    const component = viewComponent(row, found)
    return COMPONENTS.typeOf(component).show(component) ?? []
  })
}

async function componentsOf(ctx: Ctx, lectureId: string, media: Media) {
  const rows = await rowsOf(ctx.tx, { lectureId })
  const blocks = rows.map(({ content }) => content)
  const found = await findNamed(ctx, { types: COMPONENTS, blocks }, media)
  return { rows, found }
}

const rowsOf = prepared('components_of_lecture', (tx) =>
  tx
    .select({ id: lectureComponents.id, content: lectureComponents.content })
    .from(lectureComponents)
    .where(and(eq(lectureComponents.lectureId, sql.placeholder('lectureId')), isNull(lectureComponents.removedAt)))
    .orderBy(asc(lectureComponents.position), asc(lectureComponents.id)),
)
