import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { belongsTo } from '#platform/db/columns.ts'
import { products } from '#modules/catalog/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import type { CheckoutField } from './contract.ts'

/** What a product's checkout asks beside what every checkout asks; no row where it asks nothing. */
export const checkoutForms = pgTable(
  'checkout_forms',
  {
    productId: belongsTo(() => products.id).primaryKey(),
    schoolId: schoolId(),
    fields: jsonb().$type<CheckoutField[]>().notNull(),
  },
  (t) => [check('checkout_forms_fields', sql`jsonb_typeof(${t.fields}) = 'array'`), onlyOwnSchool()],
)
