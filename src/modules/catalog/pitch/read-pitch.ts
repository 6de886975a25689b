import { sql } from 'drizzle-orm'
import { productPitches, products } from '../tables.ts'
import type { Pitch } from './vocabulary.ts'

export const NO_PITCH: Pitch = { outcomes: [], audience: [], questions: [] }

/** SQL: what the product in `products` promises; null where nothing was ever said. */
export const pitchOfProduct = sql<Pitch | null>`(
  select json_build_object('outcomes', ${productPitches.outcomes}, 'audience', ${productPitches.audience}, 'questions', ${productPitches.questions})
  from ${productPitches} where ${productPitches.productId} = ${products.id})`
