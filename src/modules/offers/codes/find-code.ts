import { and, eq, gt, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import { readReferences } from '#modules/catalog/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { plainEmail } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { type CodeHolder, codeHoldersOf, countClaimed } from '#modules/orders/index.ts'
import { claims, orders } from '#modules/orders/tables.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { type Code, codeProducts, codes } from './tables.ts'
import type { OfferedCode } from './code.ts'
import { CODE_MAX, CODE_SHAPE } from './vocabulary.ts'

interface Asked {
  /** as somebody typed it */
  typed: string
  cart: CartLine[]
  /** undefined for visitors: their limits are looked at when they buy */
  buyer: CodeHolder | undefined
}

/** A code of the school by its letters, whatever their case, with all that a quote asks of it; undefined when there is none. */
export async function findCode(ctx: Ctx, { typed, cart, buyer }: Asked): Promise<OfferedCode | undefined> {
  if (typed.length > CODE_MAX || !CODE_SHAPE.test(typed)) return undefined
  const [code] = await ctx.tx
    .select()
    .from(codes)
    .where(eq(sql`lower(${codes.code})`, typed.toLowerCase()))
  return code && offer(ctx, code, { cart, buyer })
}

async function offer(ctx: Ctx, code: Code, { cart, buyer }: Omit<Asked, 'typed'>): Promise<OfferedCode> {
  return {
    code,
    productIds: code.isForAllProducts ? null : await productsOf(ctx, code, cart),
    references: await referencesOf(ctx, code, cart),
    buyer: {
      uses: buyer && code.usesPerPerson !== null ? await usesElsewhere(ctx, code, cart, buyer) : 0,
      hasBought: buyer && code.isForFirstPurchase ? await hasBought(ctx, buyer) : false,
    },
  }
}

async function productsOf({ tx }: Ctx, { id }: Code, cart: CartLine[]): Promise<string[]> {
  const inCart = cart.map(({ product }) => product.id)
  const rows = await tx
    .select({ id: codeProducts.productId })
    .from(codeProducts)
    .where(and(eq(codeProducts.codeId, id), inArray(codeProducts.productId, inCart)))
  return rows.map((row) => row.id)
}

/** Of an announced code; a private one is nobody's reduction but whose who have it. */
async function referencesOf(ctx: Ctx, { announcedAt, startsAt }: Code, cart: CartLine[]): Promise<Map<string, number>> {
  if (!announcedAt) return new Map()
  const beganAt = startsAt && startsAt > announcedAt ? startsAt : announcedAt
  const variants = cart.map(({ variant: { variant } }) => variant)
  const known = await readReferences(
    ctx,
    variants.map(({ id }) => id),
    beganAt,
  )
  return new Map(variants.map(({ id, amount }) => [id, known.get(id) ?? amount]))
}

/** The buyer's own purchase of the same that is under way stands in nobody's way: it is what they are led back to. */
function usesElsewhere(ctx: Ctx, { id }: Code, cart: CartLine[], buyer: CodeHolder): Promise<number> {
  const main = cart.filter(({ kind }) => kind !== 'bump').map(({ product }) => product.id)
  const sameUnderWay = ctx.tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.studentId, buyer.id), inArray(orders.productId, main), eq(orders.status, 'paying')))
  const elsewhere = notInArray(claims.orderId, sameUnderWay)
  return countClaimed(ctx, { resource: 'code', resourceId: id }, codeHoldersOf(ctx, buyer), elsewhere)
}

const PAID = and(isNotNull(orders.fulfilledAt), gt(orders.amount, 0), ne(orders.status, 'refunded'))

/** Anything they paid for and did not get back as a whole, from whichever account of the same mailbox, or by the same card. */
async function hasBought({ tx }: Ctx, { email, card }: CodeHolder): Promise<boolean> {
  const [theirs] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.studentId))
    .where(and(eq(plainEmail(people.email), plainEmail(sql`${email}::text`)), PAID))
    .limit(1)
  if (theirs || !card) return theirs !== undefined
  const [byCard] = await tx
    .select({ id: orders.id })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .where(and(eq(transactions.accountId, card.accountId), eq(transactions.cardFingerprint, card.fingerprint), PAID))
    .limit(1)
  return byCard !== undefined
}
