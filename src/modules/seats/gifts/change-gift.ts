import { eq } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import { readGift, sendingMoment } from '#modules/checkout/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { InvalidFields } from '#platform/refusal.ts'
import { type InvitationRow, invitations } from '../tables.ts'
import type { changeGift as endpoint, MyGift } from './contract.ts'
import { lockGift } from './lock-gift.ts'
import { sendNow } from './send-gift.ts'
import { languageOfGift } from './store-gift.ts'
import { viewGift } from './view.ts'

/**
 * Corrects whom a gift is for, in what words, and until it is sent also when: by its giver or an admin. One that was sent to a wrong address, or
 * to somebody who has it already, goes out again at once, and its link before opens nothing any more.
 */
export async function changeGift(
  ctx: Ctx,
  { giftId, gift: typed }: Input<typeof endpoint>,
  fulfillables: Fulfillables,
): Promise<{ gift: MyGift }> {
  const { now, school } = ctx
  const locked = await lockGift(ctx, giftId)
  ctx.note({ subject: locked.orderNumber, url: `/home/orders/${locked.orderId}` })
  const { invitation, giverId, accessUntil, product } = locked
  const isWaiting = invitation.status === 'waiting'
  const meant = isWaiting ? typed : { ...typed, send_on: undefined }
  const { gift, errors } = await readGift(ctx, { typed: meant, buyerId: giverId, until: accessUntil, product })
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  const { send_on: day, ...toWhom } = gift!
  const changed = { ...toWhom, language: await languageOfGift(ctx, toWhom, giverId) }
  const sentAt = sendingMoment(day, { now, timeZone: school.timeZone })
  const row =
    sentAt <= now ? await sendNow(ctx, invitation, changed) : await put(ctx, invitation, { ...changed, sentAt })
  const held = { seatId: row.id, productId: product.id, name: row.name, email: row.email }
  await fulfillables.get(product.kind).renameHeld?.(ctx, held)
  return { gift: viewGift(ctx, { ...locked, invitation: row }) }
}

async function put({ tx }: Ctx, { id }: InvitationRow, changed: Partial<InvitationRow>): Promise<InvitationRow> {
  const [row] = await tx.update(invitations).set(changed).where(eq(invitations.id, id)).returning()
  return row!
}
