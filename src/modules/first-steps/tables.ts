import { index, pgTable } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { belongsTo, createdAt } from '#platform/db/columns.ts'

/** Schools that want to see their first steps no longer. */
export const firstStepsPutAway = pgTable(
  'first_steps_put_away',
  { schoolId: schoolId().primaryKey(), createdAt: createdAt() },
  () => [onlyOwnSchool()],
)

/** Products that one press has added for a look around, and one removes. */
export const sampleProducts = pgTable(
  'sample_products',
  { productId: belongsTo(() => products.id).primaryKey(), schoolId: schoolId(), createdAt: createdAt() },
  (t) => [index('sample_products_of_school').on(t.schoolId), onlyOwnSchool()],
)
