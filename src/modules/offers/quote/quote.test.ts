import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { confirmationLetter } from '#modules/orders/mails/confirmation-letter.ts'
import { consentsFor } from '#modules/orders/consents/policy.ts'
import { LINE_KINDS } from '#modules/orders/vocabulary.ts'
import { freeze, frozenQuote } from '#modules/orders/agreed/frozen-quote.ts'
import { claimsOf } from './claims-of.ts'
import type { OfferedCode } from '../codes/code.ts'
import { CODE_KINDS } from '../codes/vocabulary.ts'
import { viewQuote } from '../view-quote.ts'
import { PriceChanged } from './refusals.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { type Quote, quote, quoteLine } from './quote.ts'

const MOMENT = new Date('2026-11-22T10:00:00Z')
const TODAY = { now: MOMENT, school: { timeZone: 'Europe/Warsaw' } } as Pick<Ctx, 'now' | 'school'>
const hoursFromNow = (hours: number) => new Date(MOMENT.getTime() + hours * 3_600_000)
const hour = fc.integer({ min: -100, max: 100 })
const BUMP_ID = newId()
const price = fc.integer({ min: 0, max: 99_999_999 })

/** A reduction beside its variant, running or not: not yet, sold out, over, ended by hand, or seen so long ago. */
const aReduction = (variantId: string, standard: number) => {
  const row = {
    id: fc.constant(newId()),
    schoolId: fc.constant(newId()),
    variantId: fc.constant(variantId),
    amount: fc.integer({ min: 0, max: standard - 1 }),
    referenceAmount: price,
    createdAt: fc.constant(MOMENT),
  }
  const promotion = fc.record({
    ...row,
    startsAt: hour.map(hoursFromNow),
    endsAt: fc.option(hour.map(hoursFromNow)),
    endedAt: fc.option(hour.map(hoursFromNow), { freq: 5 }),
    packagesLimit: fc.constantFrom(-1, 1, 3),
    packagesSold: fc.integer({ min: 0, max: 3 }),
  })
  const evergreen = fc.record({
    ...row,
    durationSeconds: fc.integer({ min: 300, max: 200_000 }),
    endedAt: fc.constant(null),
  })
  return fc.oneof(
    promotion.map((each) => ({ promotion: each, evergreen: null })),
    fc
      .tuple(evergreen, fc.option(hour.map(hoursFromNow)))
      .map(([each, seenAt]) => ({ promotion: null, evergreen: each, seenAt: seenAt ?? undefined })),
    fc.constant({ promotion: null, evergreen: null }),
  )
}

const someParts: fc.Arbitrary<CartLine['parts']> = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...PRODUCT_KINDS),
    title: fc.string(),
    amount: fc.option(price),
    places: fc.constant(null),
    until: fc.constant(null),
  }),
  { maxLength: 3 },
)

const aLine: fc.Arbitrary<CartLine> = fc
  .record({
    kind: fc.constantFrom(...LINE_KINDS),
    productKind: fc.constantFrom(...PRODUCT_KINDS),
    title: fc.string({ minLength: 1, maxLength: 30 }),
    amount: price,
    parts: someParts,
    quantity: fc.integer({ min: 1, max: 20 }),
    chosenAmount: fc.option(price, { freq: 3 }),
    ownPrice: fc.option(
      fc.record({ id: fc.constant(BUMP_ID), amount: fc.integer({ min: 1, max: 99_999_999 }), referenceAmount: price }),
    ),
    vatRate: fc.constantFrom(null, 0, 5, 8, 23),
    accessDays: fc.constantFrom(0, 31),
    accessUntil: fc.option(hour.map(hoursFromNow)),
    owned: fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 2 }),
  })
  .chain(({ kind, productKind, title, amount, parts, quantity, chosenAmount, ownPrice, vatRate, owned, ...access }) => {
    const [productId, variantId] = [newId(), newId()]
    const reduced = amount > 0 ? aReduction(variantId, amount) : fc.constant({ promotion: null, evergreen: null })
    const variant = { id: variantId, productId, amount, currency: 'PLN', periodMonths: null, trialDays: 0, ...access }
    const product = {
      id: productId,
      kind: productKind,
      title,
      vatRate,
      vatExemptionReason: vatRate === null ? 'art. 43' : null,
    }
    return reduced.map(
      (by) =>
        ({
          kind,
          parts,
          quantity,
          seats: quantity - 1,
          chosenAmount,
          ownPrice: kind === 'bump' ? ownPrice : null,
          owned:
            kind === 'main' && quantity === 1
              ? owned.map((worth) => ({ id: newId(), variantId: newId(), currency: 'PLN', worth }))
              : [],
          product,
          variant: { variant, ...by },
        }) as unknown as CartLine,
    )
  })

const aCart = fc.array(aLine, { minLength: 1, maxLength: 6 })

/** A code for the cart or part of it, in whatever state, private or announced. */
const aCodeFor = (cart: CartLine[]): fc.Arbitrary<OfferedCode> => {
  const some = <T>(each: (line: CartLine) => T) => fc.subarray(cart).map((lines) => lines.map(each))
  const row = fc
    .record({
      kind: fc.constantFrom(...CODE_KINDS),
      value: fc.oneof(price, fc.integer({ min: 1, max: 100 })),
      currency: fc.constantFrom('PLN', 'PLN', 'PLN', 'EUR'),
      startsAt: fc.option(hour.map(hoursFromNow), { freq: 1 }),
      endsAt: fc.option(hour.map(hoursFromNow), { freq: 1 }),
      stoppedAt: fc.constantFrom(null, null, null, null, MOMENT),
      usesLimit: fc.option(fc.integer({ min: 1, max: 3 })),
      usesPerPerson: fc.option(fc.integer({ min: 1, max: 2 })),
      usesCount: fc.integer({ min: 0, max: 1 }),
      minimumAmount: fc.oneof(fc.constant(0), price),
      isForFirstPurchase: fc.boolean(),
    })
    .map(({ kind, value, ...rest }) => ({ kind, value: kind === 'percent' ? 1 + (value % 100) : value + 1, ...rest }))
  return fc
    .record({
      row,
      productIds: fc.option(some(({ product }) => product.id)),
      references: some(({ variant }) => [variant.variant.id, 1_000] as const).map((each) => new Map(each)),
      buyer: fc.record({ uses: fc.integer({ min: 0, max: 1 }), hasBought: fc.boolean() }),
    })
    .map(({ row: terms, ...offered }) => ({
      code: { ...terms, id: CODE_ID, code: 'Wiosna_20' } as OfferedCode['code'],
      ...offered,
    }))
}
const CODE_ID = newId()

const aCartWithCode = aCart.chain((lines) => fc.record({ lines: fc.constant(lines), code: fc.option(aCodeFor(lines)) }))
const quoteAll = ({ lines, code }: { lines: CartLine[]; code: OfferedCode | null }) =>
  quote({ lines, code: code ?? undefined, moment: MOMENT })
const asForAllOf = (line: CartLine): CartLine => ({ ...line, owned: [] })
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What the order, its lines and their discounts keep of a quote, as it is read back. */
function keep(quoted: Quote) {
  const { lines, discounts } = freeze(quoted, newId())
  const consents = quoted.consents.map((kind) => ({ kind, text: kind, version: 1 }))
  const order = { amount: quoted.amount, currency: quoted.currency, consents }
  const rows = lines.map((line) => ({
    quantity: 1,
    seats: 0,
    parts: [],
    kind: 'main' as const,
    isChosen: false,
    position: 0,
    ...line,
  })) as Parameters<typeof frozenQuote>[1]
  const reasons = discounts.map((discount) => ({ position: 0, code: null, ...discount }))
  return { order, lines, discounts, read: frozenQuote(order, rows.toReversed(), reasons.toReversed()) }
}

const OF_A_PERSON = {
  companyName: null,
  guests: [],
  billing: { phone: '', vat_id: '', address_1: '', address_2: '', country: '' },
}

test('whatever is in a cart, the page, the order and the mail say the same', () => {
  fc.assert(
    fc.property(aCartWithCode, fc.constantFrom('en' as const, 'pl' as const), (cart, language) => {
      // An order is only placed with a code that takes something off.
      const asked = quoteAll(cart)
      const quoted = asked.code?.refusal ? quoteAll({ ...cart, code: null }) : asked
      const { order, lines, discounts, read } = keep(quoted)
      expect(read).toEqual({ ...quoted, code: quoted.code && { id: quoted.code.id, code: quoted.code.code } })
      expect(viewQuote(read, TODAY)).toEqual(viewQuote(quoted, TODAY))
      expect(sum(lines.map(({ amount }) => amount))).toBe(order.amount)
      const letter = confirmationLetter({
        order: { ...order, ...OF_A_PERSON, language, createdAt: MOMENT, number: '7KQ4-M2XD' },
        agreed: read,
        today: '2026-11-23',
        buyer: 'Jan',
        school: { name: 'Żółw', timeZone: 'Europe/Warsaw' },
        withdrawUrl: 'http://school.test/withdraw?order=7KQ4-M2XD',
        url: '',
        cover: undefined,
        isBooked: false,
        beginsAt: null,
      })
      const shown = viewQuote(quoted, TODAY)
      const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
      const said = letter.facts!.map(({ value }) => value)
      if (shown.amount > 0) expect(said).toContain(money(shown.amount))
      for (const line of shown.lines) for (const { amount } of line.reductions) expect(said).toContain(money(-amount))
      expect(discounts).toHaveLength(sum(shown.lines.map(({ reductions }) => reductions.length)))
    }),
    { numRuns: 500 },
  )
})

test('each line costs its standard amount less its reductions, and the total is the lines, never less than nothing', () => {
  fc.assert(
    fc.property(aCartWithCode, (given) => {
      const { lines: cart } = given
      const { lines, amount, consents } = quoteAll(given)
      expect(amount).toBe(sum(lines.map((line) => line.amount)))
      for (const [at, line] of lines.entries()) {
        expect(line.amount).toBe(line.standardAmount - sum(line.reductions.map((each) => each.amount)))
        expect(line.amount).toBeGreaterThanOrEqual(0)
        expect(line.reductions.every((each) => each.amount > 0)).toBe(true)
        const isAnnounced = line.reductions.some(
          ({ source }) =>
            (source !== 'code' && source !== 'owned') ||
            (source === 'code' && !line.isChosen && given.code!.references.has(line.variantId)),
        )
        expect(line.referenceAmount !== null).toBe(isAnnounced)
        const { chosenAmount, quantity, ownPrice } = cart[at]!
        // Nobody pays more for what is added than anybody else, nor for what is added at a price of its own.
        const alone = quoteLine({ ...cart[at]!, ownPrice: null }, MOMENT).amount
        expect(line.amount).toBeLessThanOrEqual(alone)
        if (ownPrice && chosenAmount === null) expect(line.amount).toBeLessThanOrEqual(ownPrice.amount * quantity)
        const ofBump = line.reductions.filter(({ source }) => source === 'bump')
        expect(ofBump.every(({ sourceId }) => sourceId === ownPrice?.id)).toBe(true)
        if (chosenAmount !== null) expect(line.standardAmount).toBe(chosenAmount * quantity)
        const held = cart[at]!.parts
        if (held.length > 0) expect(sum(line.parts.map((part) => part.amount))).toBe(line.amount)
        const paidBefore = sum(line.reductions.flatMap((each) => (each.source === 'owned' ? each.amount : [])))
        for (const { kind } of held.length > 0 ? held : [cart[at]!.product])
          for (const consent of consentsFor(kind, line.amount + paidBefore)) expect(consents).toContain(consent)
      }
      expect(new Set(consents).size).toBe(consents.length)
    }),
    { numRuns: 500 },
  )
})

test('what was paid for lesser variants comes off last, all of it or all that there is to pay, and changes nothing else', () => {
  fc.assert(
    fc.property(aCartWithCode, (given) => {
      const asForAll = quoteAll({ ...given, lines: given.lines.map(asForAllOf) })
      const { lines, consents, code, amount } = quoteAll(given)
      expect({ consents, code }).toEqual({ consents: asForAll.consents, code: asForAll.code })
      for (const [at, before] of asForAll.lines.entries()) {
        const { reductions, parts: _, ...line } = lines[at]!
        const counted = reductions.slice(before.reductions.length)
        expect(reductions.slice(0, before.reductions.length)).toEqual(before.reductions)
        expect(counted.every(({ source }) => source === 'owned')).toBe(true)
        const worth = sum((given.lines[at]!.owned ?? []).map((each) => each.worth))
        expect(sum(counted.map((each) => each.amount))).toBe(Math.min(worth, before.amount))
        const { reductions: __, parts: ___, ...same } = before
        expect(line).toEqual({ ...same, amount: Math.max(0, before.amount - worth) })
      }
      expect(amount).toBe(sum(lines.map((line) => line.amount)))
    }),
    { numRuns: 1_000 },
  )
})

test('a purchase claims a package of each promotion that reduces it, for each piece, what was paid before, its code once, and nothing else', () => {
  fc.assert(
    fc.property(aCartWithCode, (cart) => {
      const quoted = quoteAll(cart)
      const used = quoted.code && !quoted.code.refusal
      const nothing = { limited: new Set<string>(), places: new Map<string, string[]>(), shared: new Set<string>() }
      expect(claimsOf(quoted, { holders: ['me'], codeHolders: ['me', 'my card'], ...nothing })).toEqual([
        ...quoted.lines.flatMap(({ reductions, quantity }) =>
          reductions.flatMap(({ source, sourceId, amount }) => {
            if (source === 'promotion') return { resource: 'package', resourceId: sourceId, quantity }
            return source === 'owned' ? { resource: 'owned', resourceId: sourceId, quantity: amount } : []
          }),
        ),
        ...(used ? [{ resource: 'code', resourceId: CODE_ID, quantity: 1, holders: ['me', 'my card'] }] : []),
      ])
    }),
  )
})

test('a code takes off exactly what it says, from what it is for, and never more than there is', () => {
  fc.assert(
    fc.property(
      aCart.chain((lines) => fc.record({ lines: fc.constant(lines), code: aCodeFor(lines) })),
      ({ lines: cart, code }) => {
        const asForAll = cart.map(asForAllOf)
        const before = quote({ lines: asForAll, moment: MOMENT })
        const { lines, amount, code: quoted } = quote({ lines: asForAll, code, moment: MOMENT })
        const byCode = lines.map(({ reductions }) =>
          sum(reductions.flatMap((each) => (each.source === 'code' ? each.amount : []))),
        )
        const { kind, value } = code.code
        const open = before.lines.filter(({ productId }) => code.productIds?.includes(productId) ?? true)
        const whole = sum(open.map((line) => line.amount))
        const meant = kind === 'percent' ? Math.round((whole * value) / 100) : Math.min(value, whole)
        expect(sum(byCode)).toBe(quoted!.refusal ? 0 : meant)
        expect(amount).toBe(before.amount - sum(byCode))
        for (const [at, line] of before.lines.entries()) {
          if (!open.includes(line)) expect(byCode[at]).toBe(0)
          // By largest remainder: nobody's part is a whole unit away from its share.
          else if (!quoted!.refusal) expect(Math.abs(byCode[at]! - (meant * line.amount) / whole)).toBeLessThan(1.001)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

test.each([
  [{ stoppedAt: MOMENT }, {}, 'unknown'],
  [{ endsAt: MOMENT }, {}, 'over'],
  [{ endsAt: hoursFromNow(1) }, {}, null],
  [{ startsAt: hoursFromNow(1) }, {}, 'not_yet'],
  [{ startsAt: MOMENT }, {}, null],
  [{ usesLimit: 5, usesCount: 5 }, {}, 'used_up'],
  [{ usesLimit: 5, usesCount: 4 }, {}, null],
  [{ usesPerPerson: 2 }, { buyer: { uses: 2, hasBought: true } }, 'already_used'],
  [{ usesPerPerson: 2 }, { buyer: { uses: 1, hasBought: true } }, null],
  [{ isForFirstPurchase: true }, { buyer: { uses: 0, hasBought: true } }, 'not_first_purchase'],
  [{ minimumAmount: 10_001 }, {}, 'below_minimum'],
  [{ minimumAmount: 10_000 }, {}, null],
  [{}, { productIds: [] }, 'not_for_this'],
  [{ kind: 'amount', currency: 'EUR' }, {}, 'not_for_this'],
  [{ currency: 'EUR' }, {}, null],
] as const)('a code with %j and %j is refused as %s', (terms, offered, refusal) => {
  const product = { id: newId(), kind: 'course', title: 'Światło', vatRate: 23, vatExemptionReason: null }
  const variant = {
    id: newId(),
    productId: product.id,
    amount: 10_000,
    currency: 'PLN',
    periodMonths: null,
    accessDays: 0,
    accessUntil: null,
  }
  const priced = { variant, promotion: null, evergreen: null }
  const line = { kind: 'main', product, quantity: 1, seats: 0, chosenAmount: null, parts: [], variant: priced }
  const row = {
    id: CODE_ID,
    code: 'Wiosna_20',
    kind: 'percent',
    value: 20,
    currency: 'PLN',
    minimumAmount: 0,
    usesCount: 0,
    startsAt: null,
    endsAt: null,
    stoppedAt: null,
    usesLimit: null,
    usesPerPerson: null,
    isForFirstPurchase: false,
    ...terms,
  }
  const given = { productIds: null, references: new Map(), buyer: { uses: 0, hasBought: false }, ...offered, code: row }
  const quoted = quoteAll({ lines: [line] as unknown as CartLine[], code: given as unknown as OfferedCode })
  expect(quoted.code).toEqual({ id: CODE_ID, code: 'Wiosna_20', refusal })
  expect(quoted.amount).toBe(refusal ? 10_000 : 8_000)
})

test('a cart of two currencies is nobody’s', () => {
  fc.assert(
    fc.property(aLine, aLine, (one, other) => {
      const { variant } = other.variant
      const inEuro = { ...other, variant: { ...other.variant, variant: { ...variant, currency: 'EUR' } } }
      expect(() => quote({ lines: [one, inEuro], moment: MOMENT })).toThrow(PriceChanged)
    }),
    { numRuns: 10 },
  )
})
