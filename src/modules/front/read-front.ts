import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { frontQuotes, fronts } from './tables.ts'

/** What was chosen, by ids. */
export interface ChosenFront {
  intro: string
  productId: string | null
  pictureId: string | null
  reviewIds: string[]
  version: number
}

export async function readFront({ tx }: Pick<Ctx, 'tx'>): Promise<ChosenFront> {
  const [row] = await chosen(tx, {})
  return row ?? { intro: '', productId: null, pictureId: null, reviewIds: [], version: 0 }
}

const chosen = prepared('front', (tx) =>
  tx
    .select({
      intro: fronts.intro,
      productId: fronts.productId,
      pictureId: fronts.pictureId,
      version: fronts.version,
      reviewIds: sql<string[]>`array(select ${frontQuotes.reviewId} from ${frontQuotes}
        where ${frontQuotes.schoolId} = ${fronts.schoolId} order by ${frontQuotes.position})`,
    })
    .from(fronts),
)
