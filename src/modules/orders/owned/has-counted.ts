import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { claims } from '../tables.ts'

/** Whether what was paid before counts towards an order. */
export const hasCounted = async ({ tx }: Ctx, orderId: string): Promise<boolean> =>
  (await tx.$count(claims, and(eq(claims.orderId, orderId), eq(claims.resource, 'owned')))) > 0
