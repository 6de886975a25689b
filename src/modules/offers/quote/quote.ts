import type { SoldPlan } from '#modules/access/index.ts'
import { type HeldPart, priceOf } from '#modules/catalog/index.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { split, sumOf } from '#platform/money.ts'
import { refuseUnless } from '#platform/refusal.ts'
import {
  type AgreedCode,
  type AgreedQuote,
  consentsFor,
  isChargedAgain,
  type QuotedLine,
  type Reduction,
  type SoldPart,
} from '#modules/orders/index.ts'
import { CONSENT_KINDS, type ConsentKind } from '#modules/orders/vocabulary.ts'
import { type OfferedCode, refusalOf, takenFrom, takenOff } from '../codes/code.ts'
import type { CodeRefusal } from '../codes/vocabulary.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { PriceChanged } from './refusals.ts'

/** What it costs and what has to be agreed to. */
export interface Quote extends AgreedQuote {
  /** the code that somebody has, whether or not it takes something off */
  code: QuotedCode | null
}

export interface QuotedCode extends AgreedCode {
  /** null when the lines are reduced by it */
  refusal: CodeRefusal | null
}

interface Cart {
  lines: CartLine[]
  code?: OfferedCode | undefined
  moment: Date
  /** left out, where nobody looks at the consents */
  hasTerms?: boolean
}

/**
 * The only place that says what a purchase costs. The checkout, the order, the mail and the call for a quote all print what
 * it returned, or what was frozen of it (`agreed/frozen-quote.ts`).
 */
export function quote({ lines: cart, code: offered, moment, hasTerms = true }: Cart): Quote {
  const currency = currencyOf(cart)
  const priced = cart.map((line) => quoteLine(line, moment))
  const refusal = offered ? refusalOf(offered, priced, currency, moment) : null
  const asForAll = offered && !refusal ? reducedBy(offered, priced, cart) : priced
  const begun = asForAll.map((line) => (line.plan && line.plan.trialDays > 0 ? onTrial(line) : line))
  const lines = begun.map((line, at) => lessOwned(line, cart[at]!))
  return {
    lines,
    code: offered ? { id: offered.code.id, code: offered.code.code, refusal } : null,
    consents: consentsOf(
      cart.map((line, at) => ({
        kinds: kindsIn(line),
        amount: asForAll[at]!.amount,
        isChargedAgain: isChargedAgain(asForAll[at]!),
      })),
      hasTerms,
    ),
    amount: sumOf(lines.map(({ amount }) => amount)),
    currency,
  }
}

/** One line before a code. */
export function quoteLine(line: CartLine, moment: Date): QuotedLine {
  const { kind, product, quantity, seats, gift, chosenAmount } = line
  const { variant } = line.variant
  const { standardAmount, amount, reduction } =
    chosenAmount === null ? priceHere(line, moment) : chosenPrice(chosenAmount)
  return {
    kind,
    productId: product.id,
    variantId: variant.id,
    title: variant.name === '' ? product.title : `${product.title} – ${variant.name}`,
    quantity,
    seats,
    gift,
    standardAmount: standardAmount * quantity,
    isChosen: chosenAmount !== null,
    reductions: reduction
      ? [{ source: reduction.source, sourceId: reduction.sourceId, code: null, amount: reduction.amount * quantity }]
      : [],
    referenceAmount: reduction?.referenceAmount == null ? null : reduction.referenceAmount * quantity,
    amount: amount * quantity,
    parts: shared(amount * quantity, line.parts),
    vatRate: product.vatRate,
    vatExemptionReason: product.vatExemptionReason,
    plan: planOf(line),
    accessDays: variant.accessDays,
    accessUntil: variant.accessUntil,
  }
}

/** What a line goes on as. A reduction that is for everybody is of the first charge; what a buyer chose is charged each time. */
function planOf({ variant: { variant }, chosenAmount }: CartLine): SoldPlan | null {
  const { periodMonths: months, trialDays, trialNeedsCard, amount } = variant
  if (months === null) return null
  const needsCard = trialDays === 0 || trialNeedsCard
  return { months, trialDays, needsCard, amount: chosenAmount ?? amount, off: null }
}

/** Nothing is paid as a trial begins, and a code comes off what is charged after it. */
const onTrial = (line: QuotedLine): QuotedLine => ({
  ...line,
  standardAmount: 0,
  reductions: [],
  referenceAmount: null,
  amount: 0,
  parts: line.parts.map((part) => ({ ...part, amount: 0 })),
})

/** Of what it costs whoever looks and its own price where it is offered the lower one counts. */
function priceHere({ variant, quantity, ownPrice }: CartLine, moment: Date): Priced {
  const price = priceOf(variant, moment, quantity)
  if (!ownPrice || ownPrice.amount >= price.amount) return price
  const { source, id: sourceId, amount, referenceAmount } = ownPrice
  const reduction = { source, sourceId, amount: price.standardAmount - amount, referenceAmount }
  return { standardAmount: price.standardAmount, amount, reduction }
}

interface Priced {
  standardAmount: number
  amount: number
  reduction: (Omit<Reduction, 'code'> & { referenceAmount: number | null }) | null
}

/** What a buyer chooses is reduced by nothing but a code that they have, and what they have paid before. */
const chosenPrice = (amount: number): Priced => ({ standardAmount: amount, amount, reduction: null })

/** A code comes off what the lines cost already. Whoever hears of it beside another reduction is told the lower of both prices. */
function reducedBy(offered: OfferedCode, lines: QuotedLine[], cart: CartLine[]): QuotedLine[] {
  const { id: sourceId, code } = offered.code
  const parts = takenOff(offered, lines)
  return lines.map((line, at) => {
    const amount = parts[at]!
    if (amount === 0) return line
    const plan = line.plan && { ...line.plan, off: laterOff(offered, line.plan) }
    const references = [line.referenceAmount, referenceOf(offered, line)].filter((each) => each !== null)
    return {
      ...line,
      plan,
      reductions: [...line.reductions, { source: 'code', sourceId, code, amount }],
      referenceAmount: references.length > 0 ? Math.min(...references) : null,
      amount: line.amount - amount,
      parts: shared(line.amount - amount, cart[at]!.parts),
    }
  })
}

/** What a code takes off charges after the first: of so many as it is for, of which the first is that of the order, unless that begins a trial. */
function laterOff({ code }: OfferedCode, { amount, trialDays }: SoldPlan): SoldPlan['off'] {
  const charges = code.charges === null ? null : code.charges - (trialDays > 0 ? 0 : 1)
  return charges === 0 ? null : { codeId: code.id, code: code.code, amount: takenFrom(code, amount), charges }
}

/**
 * What somebody has paid for lesser variants comes off last, from what it costs everybody. It is no price that anybody announced: what is told of the
 * lowest one stays as it is.
 */
function lessOwned(line: QuotedLine, { owned = [], parts }: CartLine): QuotedLine {
  let { amount } = line
  const reductions = owned.flatMap(({ id: sourceId, worth }): Reduction[] => {
    const taken = Math.min(worth, amount)
    amount -= taken
    return taken > 0 ? [{ source: 'owned', sourceId, code: null, amount: taken }] : []
  })
  if (reductions.length === 0 || line.plan) return line
  return { ...line, reductions: [...line.reductions, ...reductions], amount, parts: shared(amount, parts) }
}

/** None of what a buyer chose: it was never offered to anybody else. */
function referenceOf({ references }: OfferedCode, { variantId, quantity, isChosen }: QuotedLine): number | null {
  const lowest = isChosen ? undefined : references.get(variantId)
  return lowest === undefined ? null : lowest * quantity
}

/** What is sold with a line: it by itself, or all that it holds. */
const kindsIn = ({ product, parts }: CartLine): ProductKind[] =>
  parts.length > 0 ? parts.map(({ kind }) => kind) : [product.kind]

/** An amount among parts by what they cost apart; among equals where none does. */
function shared(amount: number, parts: HeldPart[]): SoldPart[] {
  const prices = parts.map((part) => part.amount ?? 0)
  const shares = split(amount, sumOf(prices) > 0 ? prices : parts.map(() => 1))
  return parts.map(({ id: productId, kind, title }, at) => ({ productId, kind, title, amount: shares[at]! }))
}

/** Each once, in the order of the page. */
function consentsOf(
  sold: { kinds: ProductKind[]; amount: number; isChargedAgain: boolean }[],
  hasTerms: boolean,
): ConsentKind[] {
  const asked = new Set(
    sold.flatMap(({ kinds, amount, isChargedAgain }) =>
      kinds.flatMap((kind) => consentsFor(kind, amount, hasTerms, isChargedAgain)),
    ),
  )
  return CONSENT_KINDS.filter((kind) => asked.has(kind))
}

/** A cart is in one currency, unless the school chose another while it was read. */
function currencyOf(cart: CartLine[]): string {
  const currencies = new Set(cart.map(({ variant }) => variant.variant.currency))
  const [currency] = currencies
  refuseUnless(currencies.size === 1, new PriceChanged())
  return currency!
}
