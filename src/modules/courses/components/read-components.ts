import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { findFiles, findPictures } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectureComponents } from '../tables.ts'
import type { EditedComponent, WatchedComponent } from './contract.ts'
import type { Found } from './types/component-type.ts'
import { asWatched, fileIdOf, pictureIds } from './types/table.ts'
import { COMPONENT_PICTURES } from './vocabulary.ts'
import { type ComponentRow, viewComponent, viewEdited } from './view.ts'

/** The components of a lecture in order, as its admin edits them. */
export async function readComponents(ctx: Ctx, lectureId: string): Promise<EditedComponent[]> {
  const rows = await componentsOf(ctx.tx, { lectureId })
  const found = await findNamed(ctx, rows)
  return rows.map((row) => viewEdited(row, found))
}

/** The same as the lesson page shows them; whether they may be shown is the caller's to ask. */
export async function readWatchedComponents(ctx: Ctx, lectureId: string): Promise<WatchedComponent[]> {
  const rows = await componentsOf(ctx.tx, { lectureId })
  const found = await findNamed(ctx, rows)
  return rows.flatMap((row) => asWatched(viewComponent(row, found)) ?? [])
}

const findNamed = async (ctx: Ctx, rows: ComponentRow[]): Promise<Found> => ({
  pictures: await findPictures(ctx, {
    ids: rows.flatMap(({ content }) => pictureIds(content)),
    context: COMPONENT_PICTURES,
  }),
  files: await findFiles(
    ctx,
    rows.flatMap(({ content }) => fileIdOf(content) ?? []),
  ),
})

const componentsOf = prepared('components_of_lecture', (tx) =>
  tx
    .select({ id: lectureComponents.id, content: lectureComponents.content })
    .from(lectureComponents)
    .where(and(eq(lectureComponents.lectureId, sql.placeholder('lectureId')), isNull(lectureComponents.removedAt)))
    .orderBy(asc(lectureComponents.position), asc(lectureComponents.id)),
)
