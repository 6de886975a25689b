import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { CheckoutField } from './contract.ts'
import { checkoutForms } from './tables.ts'

/** What the checkout of a product asks now. */
export async function findFields({ tx }: Ctx, productId: string): Promise<CheckoutField[]> {
  const [form] = await tx
    .select({ fields: checkoutForms.fields })
    .from(checkoutForms)
    .where(eq(checkoutForms.productId, productId))
  return form?.fields ?? []
}
