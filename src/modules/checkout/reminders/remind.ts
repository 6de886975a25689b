import { and, eq, gte, isNull, lte } from 'drizzle-orm'
import { type Fulfillables, isGranted } from '#modules/access/index.ts'
import { findProduct, getPersonalProduct, getProduct, mostSeats, saleNow } from '#modules/catalog/index.ts'
import { type LetterParts, oneClickHeaders, writeLetter } from '#modules/mails/index.ts'
import { findPersonByEmail } from '#modules/people/index.ts'
import { findSellingTerms } from '#modules/schools/index.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { cartOf, findOfferedBumps, nearestAmount, type Quote, quoteWithCode } from '#modules/offers/index.ts'
import { type CodeHolder, findBeingPaid } from '#modules/orders/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { endUrl } from './end-url.ts'
import { reminderLetter } from './reminder-letter.ts'
import { type CheckoutReminder, checkoutReminders as reminders } from './tables.ts'
import { REMINDED_AFTER, TOKEN_MARK } from './vocabulary.ts'

export interface ReminderParts extends LetterParts {
  config: Pick<Config, 'secretKey'>
  fulfillables: Fulfillables
}

/**
 * Reminds somebody once of what they did not finish: the mail and that it was written are one transaction, and whoever else works on the
 * same reminder passes it over. Forgets one that there is nothing to remind of any more.
 */
export async function remind(ctx: Ctx, id: string, parts: ReminderParts): Promise<void> {
  const { tx, now } = ctx
  const isDue = lte(reminders.updatedAt, new Date(now.getTime() - REMINDED_AFTER))
  const [reminder] = await tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.id, id), isNull(reminders.remindedAt), isDue))
    .for('update', { skipLocked: true })
  if (!reminder) return
  const buyer = await findPersonByEmail(ctx, reminder.email)
  if (buyer && (await findBeingPaid(ctx, buyer.id, reminder.productId))) return
  const hasAll = buyer !== undefined && (await hasIt(ctx, reminder, buyer, parts))
  const offer = hasAll ? undefined : await findOffer(ctx, reminder, buyer, parts)
  if (!offer) {
    await tx.delete(reminders).where(eq(reminders.id, id))
    return
  }
  await write(ctx, reminder, offer, parts)
}

/** Access or all parts of a bundle, which keep nobody from giving it away; or an order that was paid since, whatever became of it. */
async function hasIt(
  ctx: Ctx,
  { productId, gift, consentedAt }: CheckoutReminder,
  { id }: CodeHolder,
  { fulfillables }: Pick<ReminderParts, 'fulfillables'>,
): Promise<boolean> {
  if (!gift) {
    if (await isGranted(ctx, id, productId)) return true
    const { product } = await getProduct(ctx, { productId })
    if (!(await fulfillables.get(product.kind).check(ctx, { studentId: id, productId }))) return true
  }
  const bought = and(eq(orders.studentId, id), eq(orders.productId, productId), gte(orders.fulfilledAt, consentedAt))
  return (await ctx.tx.$count(orders, bought)) > 0
}

interface Offer {
  quoted: Quote
  title: string
  slug: string
  /** of what was added, what still can be */
  bumps: string[]
}

/** What it costs now; undefined when it is not sold now. */
async function findOffer(
  ctx: Ctx,
  { productId, variantId, quantity: wanted, chosenAmount: named, code: typed, bumpIds }: CheckoutReminder,
  buyer: CodeHolder | undefined,
  { fulfillables }: Pick<ReminderParts, 'fulfillables'>,
): Promise<Offer | undefined> {
  if ((await findSellingTerms(ctx)).refused) return undefined
  const known = await findProduct(ctx, { productId })
  if (known?.product.status !== 'published' || saleNow(known, ctx.now) !== 'open') return undefined
  const looker = { browser: null, personId: buyer?.id ?? null }
  const found = await getPersonalProduct(ctx, { productId }, looker)
  const chosen = found.variants.find(({ variant }) => variant.id === variantId)
  if (!chosen) return undefined
  const quantity = Math.min(wanted, mostSeats(found.product, chosen.variant))
  const chosenAmount = nearestAmount(chosen.variant, named ?? undefined)
  const cart = cartOf(ctx, found, { variantId, quantity, chosenAmount })
  const offered = await findOfferedBumps(ctx, { productId, looker, buyer, fulfillables })
  const added = offered.filter(({ bump }) => bumpIds.includes(bump.id))
  const lines = [...cart, ...added.map(({ line }) => line)]
  const { quoted } = await quoteWithCode(ctx, { cart: lines, typed, buyer })
  const { title, slug } = found.product
  return { quoted, title, slug, bumps: added.map(({ bump }) => bump.id) }
}

async function write(
  ctx: Ctx,
  { id, email, variantId, code, gift, language }: CheckoutReminder,
  { quoted, title, slug, bumps }: Offer,
  parts: ReminderParts,
): Promise<void> {
  const { school, tx, now } = ctx
  const { seller } = await findSellingTerms(ctx)
  const token = newSecret()
  const { quantity, isChosen, standardAmount } = quoted.lines[0]!
  const asked = new URLSearchParams({
    variant: variantId,
    ...(quantity > 1 && { quantity: String(quantity) }),
    ...(isChosen && { amount: String(standardAmount) }),
    ...(code !== '' && { code }),
    ...(gift && { gift: '1' }),
    ...(bumps.length > 0 && { bumps: bumps.join(',') }),
  })
  const stop = endUrl(parts.config.secretKey, school, id)
  const letter = reminderLetter({
    title,
    seller: seller.details?.name ?? school.name,
    quoted,
    school,
    language,
    at: now,
    url: `${school.origin}/${slug}/checkout?${asked}${TOKEN_MARK}${token}`,
    stop,
  })
  await tx
    .update(reminders)
    .set({ remindedAt: now, tokenDigest: digestOf(token) })
    .where(eq(reminders.id, id))
  const headers = oneClickHeaders(stop)
  await writeLetter(
    ctx,
    { cause: `checkout-reminder:${id}`, to: email, language, letter, headers, secret: token, isDispensable: true },
    parts,
  )
}
