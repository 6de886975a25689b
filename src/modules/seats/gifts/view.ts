import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { dayOf } from '#platform/time/days.ts'
import { hasTakenPlace, resendableAt } from '../policy.ts'
import type { MyGift } from './contract.ts'
import type { FoundGift } from './find-gifts.ts'

export function viewGift({ school, now }: Ctx, { invitation, product, title, orderNumber }: FoundGift): MyGift {
  const { id, name, email, message, status, sentAt, settledAt, returnedAt } = invitation
  const isClaimed = status === 'accepted'
  const isOver = !isClaimed && hasTakenPlace(product, now)
  const isOpen = !isClaimed && !isOver
  return {
    id,
    title,
    order_number: orderNumber,
    name,
    email: shownEmail(email),
    message,
    status,
    send_on: dayOf(sentAt, school.timeZone),
    accepted_at: isClaimed ? (settledAt?.toISOString() ?? null) : null,
    is_returned: returnedAt !== null,
    is_over: isOver,
    can: { change: isOpen, send: isOpen && (status === 'waiting' || resendableAt(invitation) <= now) },
  }
}
