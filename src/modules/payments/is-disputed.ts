import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { disputes } from './tables.ts'

/** Whether the payer's bank has yet to decide if the money goes back: until then nobody else returns it. */
export const isDisputed = async ({ tx }: Ctx, transactionId: string): Promise<boolean> =>
  (await tx.$count(disputes, and(eq(disputes.transactionId, transactionId), eq(disputes.state, 'open')))) > 0
