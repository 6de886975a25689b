import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import type { EditableProduct } from '../contract.ts'
import { getEditableProduct } from '../get-editable-product.ts'
import { lockProduct } from '../lock-product.ts'
import { products } from '../tables.ts'
import type { changeVat as endpoint } from './contract.ts'

/**
 * A rate, or the reason for which there is none (commerce §3); refuses with 422 an exemption without one. What was sold before
 * keeps what was agreed.
 */
export async function changeVat(ctx: Ctx, input: Input<typeof endpoint>): Promise<EditableProduct> {
  const { productId, vat_rate: vatRate, exemption_reason: reason } = input
  await lockProduct(ctx, productId)
  if (vatRate === null && reason === '') throw invalidField('exemption_reason', 'validation.exemption-reason')
  const vatExemptionReason = vatRate === null ? reason : null
  await ctx.tx.update(products).set({ vatRate, vatExemptionReason }).where(eq(products.id, productId))
  return getEditableProduct(ctx, { productId })
}
