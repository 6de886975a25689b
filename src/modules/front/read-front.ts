import { getTableColumns } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type ChosenFront, NOTHING_CHOSEN } from './chosen-front.ts'
import { fronts } from './tables.ts'

const { id: _id, schoolId: _schoolId, ...columns } = getTableColumns(fronts)

/** What visitors are shown: what was published last. */
export const readFront = async ({ tx }: Pick<Ctx, 'tx'>): Promise<ChosenFront> =>
  (await published(tx, {}))[0] ?? NOTHING_CHOSEN

const published = prepared('front', (tx) => tx.select(columns).from(fronts))
