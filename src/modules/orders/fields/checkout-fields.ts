import { eq } from 'drizzle-orm'
import { getProduct } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { wrongFieldsOf } from '#modules/fields/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { InvalidFields } from '#platform/refusal.ts'
import type * as contract from './contract.ts'
import { findFields } from './find-fields.ts'
import { checkoutForms } from './tables.ts'

type Fields = Answer<typeof contract.getCheckoutFields>

/** @throws NotFound */
export async function getCheckoutFields(
  ctx: Ctx,
  { productId }: Input<typeof contract.getCheckoutFields>,
): Promise<Fields> {
  await getProduct(ctx, { productId })
  return { fields: await findFields(ctx, productId) }
}

/** Says anew what the checkout of a product asks (commerce §3); refuses under each field what it cannot be (422). */
export async function changeCheckoutFields(
  ctx: Ctx,
  { productId, ...asked }: Input<typeof contract.changeCheckoutFields>,
): Promise<Fields> {
  const { product } = await getProduct(ctx, { productId })
  ctx.note({ subject: product.title, url: `${editorPath(product)}/checkout` })
  const fields = asked.fields.map(tidied)
  const errors = wrongFieldsOf(fields)
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  if (fields.length === 0) await ctx.tx.delete(checkoutForms).where(eq(checkoutForms.productId, productId))
  else
    await ctx.tx
      .insert(checkoutForms)
      .values({ productId, fields })
      .onConflictDoUpdate({ target: checkoutForms.productId, set: { fields } })
  return { fields }
}

/** What a field of another type said before is left behind: only a line has a data type, and a box begins ticked or not. */
const tidied = (field: contract.CheckoutField): contract.CheckoutField => ({
  ...field,
  data_type: field.type === 'text' ? field.data_type : 'text',
  initial_value: field.type === 'checkbox' ? '' : field.initial_value,
  checked: field.type === 'checkbox' && field.checked,
  options: field.type === 'select' || field.type === 'radio' ? field.options : [],
})
