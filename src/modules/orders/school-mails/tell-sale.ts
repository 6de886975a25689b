import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import { writeToAdmins } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { orderPaid } from '../events.ts'
import { saleLetter } from './sale-letter.ts'
import { findSold } from './find-sold.ts'

/** Tells the school's admins what was sold, once for an order. */
export async function tellSale(
  ctx: Ctx,
  { order_id: orderId }: z.output<(typeof orderPaid)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const sold = await findSold(ctx, orderId)
  if (!sold) return
  const letter = saleLetter(sold, ctx.school)
  await writeToAdmins(ctx, { kind: 'sale', cause: `sale:${orderId}`, letter }, parts)
}
