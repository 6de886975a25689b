import { asc, eq, sql } from 'drizzle-orm'
import type { Picture } from '#modules/media/contract.ts'
import { findPictures } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectureComponents } from '../tables.ts'
import type { Component, WatchedComponent } from './contract.ts'
import { pictureIds } from './picture-ids.ts'
import { COMPONENT_PICTURES } from './vocabulary.ts'
import { type ComponentRow, viewComponent, viewWatched } from './view.ts'

/** The components of a lecture in order, as its admin edits them. */
export async function readComponents(ctx: Ctx, lectureId: string): Promise<Component[]> {
  const rows = await componentsOf(ctx.tx, { lectureId })
  const pictures = await picturesOf(ctx, rows)
  return rows.map((row) => viewComponent(row, pictures))
}

/** The same as the lesson page shows them; whether they may be shown is the caller's to ask. */
export async function readWatchedComponents(ctx: Ctx, lectureId: string): Promise<WatchedComponent[]> {
  const rows = await componentsOf(ctx.tx, { lectureId })
  const pictures = await picturesOf(ctx, rows)
  return rows.flatMap((row) => viewWatched(row, pictures) ?? [])
}

const picturesOf = (ctx: Ctx, rows: ComponentRow[]): Promise<Map<string, Picture>> =>
  findPictures(ctx, { ids: rows.flatMap(({ content }) => pictureIds(content)), context: COMPONENT_PICTURES })

const componentsOf = prepared('components_of_lecture', (tx) =>
  tx
    .select({ id: lectureComponents.id, content: lectureComponents.content })
    .from(lectureComponents)
    .where(eq(lectureComponents.lectureId, sql.placeholder('lectureId')))
    .orderBy(asc(lectureComponents.position), asc(lectureComponents.id)),
)
