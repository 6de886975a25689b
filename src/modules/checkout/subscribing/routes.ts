import { lookerOf } from '#modules/catalog/index.ts'
import { forgetCode, guessOf, limitGuesses } from '#modules/offers/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { App } from '#platform/http/app.ts'
import { type Exchange, serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { buyAndRegister } from '../buy-and-register.ts'
import { buy } from '../buy.ts'
import type { AccountParts, OrderParts } from '../parts.ts'
import * as contract from './contract.ts'
import { findPlan } from './find-plan.ts'

/** The checkout of what is paid by periods: the same purchase as any other, of a plan. */
export function subscribingRoutes(app: App, parts: OrderParts & AccountParts): void {
  /** Of a plan, with what its product is called by; letters of a code are counted as a guess before anything is read. */
  const subscribing = async <Sent extends { variant_id: string; promo_code?: string | undefined }>(
    ctx: OutsideCtx,
    sent: Sent,
    exchange: Exchange,
    work: (purchase: Sent & { slug: string; browser: string | null; referral: string | undefined }) => Promise<{
      redirect: string
    }>,
  ) => {
    const { slug } = await ctx.aside((inside) => findPlan(inside, { variantId: sent.variant_id }))
    const cameBy = { browser: lookerOf(exchange).browser, referral: parts.referrals.in(exchange.request) }
    const bought = await limitGuesses(guessOf(ctx, sent, exchange), () => work({ ...sent, slug, ...cameBy }))
    forgetCode(exchange.reply)
    return bought
  }
  serve(app, contract.getPlan, findPlan)
  serveOutsideTransaction(app, contract.subscribeCheckout, (ctx, sent, exchange) =>
    subscribing(ctx, sent, exchange, (purchase) => buy(ctx, purchase, parts)),
  )
  serveOutsideTransaction(app, contract.subscribeCheckoutRegister, (ctx, sent, exchange) =>
    subscribing(ctx, sent, exchange, (purchase) => buyAndRegister(ctx, purchase, exchange, parts)),
  )
  serveOutsideTransaction(app, contract.subscribeByToken, (ctx, sent, exchange) =>
    subscribing(ctx, sent, exchange, (purchase) => buy(ctx, purchase, parts)),
  )
}
