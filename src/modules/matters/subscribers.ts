import {
  contractWithdrawn,
  refundRequested,
  refundRequestSettled,
  contractWithdrawalSettled,
} from '#modules/orders/events.ts'
import { disputeDecided, paymentDisputed } from '#modules/payments/events.ts'
import { DAY } from '#platform/clock.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { beginMatter } from './begin-matter.ts'
import { endMatter } from './end-matter.ts'

/** To answer a dispute where nobody said by when: as long as the law gives for paying back. */
const DAYS_TO_ANSWER = 14

export function matterReactions(reactions: Reactions): void {
  reactions.on(contractWithdrawn, 'matters.begin-withdrawal', async (ctx, { payload }) => {
    if (payload.due_at) await beginMatter(ctx, { ...aboutWithdrawal(payload), dueAt: new Date(payload.due_at) })
  })
  reactions.on(contractWithdrawalSettled, 'matters.end-withdrawal', (ctx, { payload }) =>
    endMatter(ctx, aboutWithdrawal(payload)),
  )
  reactions.on(refundRequested, 'matters.begin-refund-request', (ctx, { payload }) =>
    beginMatter(ctx, { ...aboutRequest(payload), dueAt: new Date(payload.due_at) }),
  )
  reactions.on(refundRequestSettled, 'matters.end-refund-request', (ctx, { payload }) =>
    endMatter(ctx, aboutRequest(payload)),
  )
  reactions.on(paymentDisputed, 'matters.begin-dispute', (ctx, { payload, at }) => {
    const dueAt = payload.respond_by ? new Date(payload.respond_by) : new Date(at.getTime() + DAYS_TO_ANSWER * DAY)
    return beginMatter(ctx, { ...aboutDispute(payload), dueAt })
  })
  reactions.on(disputeDecided, 'matters.end-dispute', (ctx, { payload }) => endMatter(ctx, aboutDispute(payload)))
}

const aboutWithdrawal = (told: { withdrawal_id: string; order_id: string }) =>
  ({ kind: 'withdrawal', subjectId: told.withdrawal_id, orderId: told.order_id }) as const
const aboutRequest = (told: { request_id: string; order_id: string }) =>
  ({ kind: 'refund_request', subjectId: told.request_id, orderId: told.order_id }) as const
const aboutDispute = (told: { transaction_id: string; order_id: string }) =>
  ({ kind: 'dispute', subjectId: told.transaction_id, orderId: told.order_id }) as const
