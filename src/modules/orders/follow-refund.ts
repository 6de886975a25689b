import type { z } from 'zod'
import type { ScarceThings } from '#modules/catalog/index.ts'
import type { paymentRefunded } from '#modules/payments/events.ts'
import type { Ctx } from '#platform/context.ts'
import { freeCode } from './claims/free-code.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'
import { releaseOwned } from './owned/release-owned.ts'

/** An order of which money went back says so, and its code is free again once all of it did; what was counted towards a line once all of that did. One that was never paid stays what it is. Safe to repeat. */
export async function followRefund(
  ctx: Ctx,
  { order_id, refunded_amount }: z.output<(typeof paymentRefunded)['payload']>,
  { scarce }: { scarce: ScarceThings },
): Promise<void> {
  const locked = await lockOrder(ctx, order_id)
  if (!locked?.order.fulfilledAt) return
  const isWhole = refunded_amount === locked.order.amount
  await moveOrder(ctx, order_id, isWhole ? 'refunded' : 'partly_refunded')
  if (isWhole) await freeCode(ctx, order_id, scarce)
  const back = locked.lines.filter((line) => isWhole || (line.amount > 0 && line.returnedAmount === line.amount))
  if (back.length > 0)
    await releaseOwned(
      ctx,
      order_id,
      back.map(({ id }) => id),
      scarce,
    )
}
