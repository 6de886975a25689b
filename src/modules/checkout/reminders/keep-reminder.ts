import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import { getPersonalProduct, lookerOf } from '#modules/catalog/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { type Brake, brakeOrRefuse, countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { invalidField } from '#platform/refusal.ts'
import { cartOf, pickBumps, quoteWithCode } from '#modules/offers/index.ts'
import { buyerIn } from '#modules/orders/index.ts'
import type { keepReminder as endpoint } from './contract.ts'
import { checkoutReminders as reminders } from './tables.ts'
import { wordConsent } from './word-consent.ts'

const CHANGES_PER_PLACE: Limit = { uses: 200, seconds: 600 }
const REMINDERS_PER_PLACE: Limit = { uses: 20, seconds: 600 }
/** To one address, in all schools: nobody's mailbox is filled by strangers who name it. */
const REMINDERS_PER_MAILBOX: Brake = { free: 5, firstPauseSeconds: 3600, longestPauseSeconds: 24 * 3600 }

/** Keeps what a form holds so far, at most once for a product and address; who was reminded is not reminded again. */
export async function keepReminder(
  ctx: OutsideCtx,
  { slug, ...typed }: Input<typeof endpoint>,
  exchange: Exchange,
  fulfillables: Fulfillables,
): Promise<{ done: true }> {
  const { units } = exchange.request.server
  const place = placeOf(exchange.request)
  await countOrRefuse(units, `reminder:${place}`, CHANGES_PER_PLACE)
  const kept = await ctx.inTransaction(async (inside) => {
    const [looker, buyer] = [lookerOf(exchange), buyerIn(inside)]
    const found = await getPersonalProduct(inside, { productSlug: slug }, looker)
    const cart = cartOf(inside, found, {
      variantId: typed.variant_id,
      quantity: typed.quantity,
      chosenAmount: typed.chosen_amount ?? undefined,
    })
    const offering = { productId: found.product.id, looker, buyer, fulfillables }
    const added = await pickBumps(inside, typed.bump_ids, offering)
    const { refused } = await quoteWithCode(inside, {
      cart: [...cart, ...added.lines],
      typed: typed.promo_code,
      buyer,
    })
    // One that only takes nothing off now may do so when it is come back to.
    if (refused?.status === 404) throw refused
    const email = ctx.actor.role === 'student' ? ctx.actor.email : typed.email
    if (email === undefined) throw invalidField('email', 'validation.required')
    const form = { ...formOf(typed), email, productId: found.product.id }
    return { form, isChanged: await change(inside, form) }
  })
  if (kept.isChanged) return { done: true }
  await countOrRefuse(units, `new-reminder:${place}`, REMINDERS_PER_PLACE)
  await brakeOrRefuse(units, `reminder-mailbox:${digestOf(kept.form.email.toLowerCase())}`, REMINDERS_PER_MAILBOX)
  await ctx.inTransaction((inside) => add(inside, kept.form))
  return { done: true }
}

const formOf = ({
  name,
  answers,
  gift,
  reminder_key,
  variant_id,
  quantity,
  chosen_amount,
  promo_code,
  bump_ids,
  ...rest
}: Omit<Input<typeof endpoint>, 'slug'>) => {
  const { email: _, ...billing } = rest
  return {
    name,
    answers,
    gift,
    billing,
    code: promo_code,
    bumpIds: bump_ids,
    quantity,
    chosenAmount: chosen_amount,
    variantId: variant_id,
    keyDigest: digestOf(reminder_key),
  }
}

type Form = ReturnType<typeof formOf> & { email: string; productId: string }

const sameAddress = (email: string) => sql`lower(${reminders.email}) = lower(${email})`

/** What the same browser has asked for already. */
async function change({ tx, now }: Ctx, form: Form): Promise<boolean> {
  const { productId, keyDigest, email } = form
  const { rowCount } = await tx
    .update(reminders)
    .set({ ...form, updatedAt: now })
    .where(
      and(
        eq(reminders.productId, productId),
        sameAddress(email),
        eq(reminders.keyDigest, keyDigest),
        isNull(reminders.remindedAt),
      ),
    )
  return rowCount === 1
}

/** In the place of what was asked for from elsewhere with this address, or from here with another. */
async function add(ctx: Ctx, form: Form): Promise<void> {
  const { tx, now, language } = ctx
  const { productId, keyDigest, email } = form
  await tx
    .delete(reminders)
    .where(
      and(
        eq(reminders.productId, productId),
        or(sameAddress(email), eq(reminders.keyDigest, keyDigest)),
        isNull(reminders.remindedAt),
      ),
    )
  await tx
    .insert(reminders)
    .values({ ...form, ...wordConsent(ctx), consentedAt: now, language, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}
