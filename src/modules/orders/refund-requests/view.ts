import type * as contract from './contract.ts'
import type { RefundRequest } from './tables.ts'

export const viewRequest = (request: RefundRequest): contract.RefundRequest => ({
  reason: request.reason,
  at: request.createdAt.toISOString(),
  outcome: request.outcome,
  answer: request.answer,
  settled_at: request.settledAt?.toISOString() ?? null,
})
