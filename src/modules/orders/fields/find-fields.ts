import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { CheckoutField } from './contract.ts'
import { checkoutForms } from './tables.ts'

/** What the checkout of a product asks now. */
export async function findFields({ tx }: Ctx, productId: string): Promise<CheckoutField[]> {
  const [form] = await fieldsOf(tx, { productId })
  return form?.fields ?? []
}

const fieldsOf = prepared('checkout_fields', (tx) =>
  tx
    .select({ fields: checkoutForms.fields })
    .from(checkoutForms)
    .where(eq(checkoutForms.productId, sql.placeholder('productId'))),
)
