import type { PlanMonths } from '#modules/catalog/plans/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'

/** What is paid for period by period, as it was agreed. Amounts are in minor units, gross. */
export interface SoldPlan {
  /** of each period; -1: a lifetime, which is paid for once */
  months: PlanMonths
  /** before the first charge */
  trialDays: number
  /** whether it begins with the card that is charged later, be nothing paid then */
  needsCard: boolean
  /** of each period after the first, before a code; nothing is charged where it is 0 */
  amount: number
  /** what a code takes off charges after that of its order */
  off: PlanReduction | null
}

export interface PlanReduction {
  codeId: string
  code: string
  amount: number
  /** off how many of them; null: off all */
  charges: number | null
}

/** A line of an order that its buyer has paid for, or begins to try. */
export interface BegunPlan {
  studentId: string
  productKind: ProductKind
  productId: string
  variantId: string
  orderId: string
  orderLineId: string
  /** which keeps the card that later periods are charged by; none where nothing is charged yet */
  transactionId: string | null
  /** what its first period costs; 0 of a trial */
  amount: number
  currency: string
  plan: SoldPlan
}

/** What became of the payment of one period. */
export interface PeriodPayment {
  orderId: string
  transactionId: string
}

/** Whoever goes on charging what is paid for by periods (subscriptions). */
export interface PlanKeeper {
  /** Begins it with its first period, and gives what that opens. Once for a line. */
  begin(ctx: Ctx, begun: BegunPlan): Promise<void>
  /** Whether a student pays for a product by periods, be it open to them at the moment or not. */
  isMember(ctx: Ctx, asked: { studentId: string; productId: string }): Promise<boolean>
  /** A period was paid for: it is open until its end. False when it is not wanted any more, and the money goes back. */
  renewed(ctx: Ctx, paid: PeriodPayment): Promise<boolean>
  /** A charge came to nothing. Once for a payment. */
  refused(ctx: Ctx, refused: PeriodPayment & { reason: string | null }): Promise<void>
  /** Ends for good what these orders began or went on with, with its access: nothing is charged any more. Safe to repeat. */
  end(ctx: Ctx, ended: { orderIds: string[]; reason: string; isKnown?: boolean }): Promise<void>
  /** The same of all that a student pays for, or of one product; its access somebody else has ended. */
  stopCharging(ctx: Ctx, stopped: { studentId: string; productId?: string }): Promise<void>
}
