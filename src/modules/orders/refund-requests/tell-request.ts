import type { LetterParts } from '#modules/mails/index.ts'
import { writeToAdmins } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import { requestLetter } from './request-letter.ts'
import type { RefundRequest } from './tables.ts'
import { findSold } from '../school-mails/find-sold.ts'

/** Tells the school's admins that a buyer asks for their money, and where to answer; once for a request. */
export async function tellRequest(ctx: Ctx, request: RefundRequest, parts: LetterParts): Promise<void> {
  const sold = await findSold(ctx, request.orderId)
  if (!sold) return
  const letter = requestLetter({ ...sold, request }, ctx.school)
  await writeToAdmins(ctx, { kind: 'refund_request', cause: `refund-request:${request.id}`, letter }, parts)
}
