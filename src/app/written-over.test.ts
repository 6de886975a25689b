import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { changePrice, getEditableProduct, updateProduct } from '#modules/catalog/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { CHANGED_MEANWHILE, seenOf } from '#platform/contract/seen-of.ts'
import { refused } from '#test/refused.ts'
import { productSource } from '#test/rules/same-lines.ts'
import { aWorld } from '#test/world.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const TERMS = { access_length: 'forever' } as const

/** By which a call tells what whoever calls was shown. */
const TELLING = ['seen', 'version', 'before', 'from', 'previous_role', 'draft_version', 'answered_at']

/** What writes over nothing that two admins could have typed, and why. */
const WRITES_OVER_NOTHING: Record<string, string> = {
  'PUT /home/lecture-files/:storedId': 'what was sent a moment ago is put in its place',
  'PUT /home/videos/:id/captions': 'a file is put in the place of another, which its list names',
  'PUT /home/gifts/:giftId': 'its giver corrects it',
  'PUT /home/settings/switches': 'each switch is sent alone',
  'PUT /home/views/columns': 'of nobody but whoever calls',
}

const changing = [...world.app.calls.values()]
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access }) => method === 'PUT' && access === 'admin')
const namedIn = ({ body }: Endpoint): string[] => Object.keys(body?.shape ?? {})
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test.each(changing.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s overwrites nobody in silence',
  (name, endpoint) => {
    const given = namedIn(endpoint)
    const isOneValue = given.length <= 1
    if (isOneValue || name in WRITES_OVER_NOTHING) return
    expect(given.filter((key) => TELLING.includes(key))).not.toEqual([])
  },
)

const over = [...world.app.calls.values()].map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.over)

test.each(over.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s names a call that shows what it writes over',
  (_name, endpoint) => {
    expect(namedIn(endpoint)).toContain('seen')
    expect(endpoint.over!.keys.length).toBeGreaterThan(0)
    expect(world.app.calls.get(nameOf(endpoint.over!.shown))?.within).toBeTypeOf('function')
  },
)

test('each screen that writes over something says what it showed of it', () => {
  const sources = productSource()
  const declared = sources.flatMap(({ text }) => text.split('export const ').slice(1))
  const names = declared.filter((each) => each.includes('  over: writesOver(')).map((each) => /^\w+/.exec(each)![0])
  expect(names).toHaveLength(over.length)
  const calling = names.flatMap((name) => sources.map((source) => ({ ...source, name })))
  const silent = calling.filter(
    ({ name, text }) => text.includes(`.call(${name},`) && !text.includes(`seenOf(${name},`),
  )
  expect(silent.map(({ name, file }) => `${file} calls ${name}`)).toEqual([])
})

describe('two admins with one product open', () => {
  const shown = (productId: string) => school.as(school.admin).call(getEditableProduct, { productId })

  test('the second is told of the price that the first has saved, and saves over it knowingly', async () => {
    const { product, variants } = await school.work((ctx) => aProduct(ctx, { amount: 15_900 }))
    const key = { productId: product.id, variantId: variants[0]!.variant.id }
    const seen = seenOf(changePrice, (await shown(product.id)).variants[0]!)
    const other = await school.anAdmin()
    await school.as(other).call(changePrice, { ...key, ...TERMS, amount: 14_900, seen })
    const second = school.as(school.admin).call(changePrice, { ...key, ...TERMS, amount: 19_900, seen })
    await expect(second).rejects.toMatchObject({ status: 409, code: CHANGED_MEANWHILE })
    const newer = await shown(product.id)
    expect(newer.variants[0]!.amount).toBe(14_900)
    const saved = await school
      .as(school.admin)
      .call(changePrice, { ...key, ...TERMS, amount: 19_900, seen: seenOf(changePrice, newer.variants[0]!) })
    expect(saved.variants[0]!.amount).toBe(19_900)
  })

  test('of ten who save at once one does, and nine are told', async () => {
    const { product } = await school.work((ctx) => aProduct(ctx, {}))
    const seen = seenOf(updateProduct, await shown(product.id))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        refused(
          school
            .as(school.admin)
            .call(updateProduct, { productId: product.id, title: `Tytuł ${nth}`, cover_id: null, seen }),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === CHANGED_MEANWHILE)).toHaveLength(9)
  })

  test('nobody is told of what they do not write over: what was sold, or who changed something else', async () => {
    const { product, variants } = await school.work((ctx) => aProduct(ctx, { amount: 5_000 }))
    const seen = seenOf(updateProduct, await shown(product.id))
    await school.work(({ tx }) => tx.update(products).set({ stockSold: 3 }).where(eq(products.id, product.id)))
    await school
      .as(school.admin)
      .call(changePrice, { productId: product.id, variantId: variants[0]!.variant.id, ...TERMS, amount: 6_000 })
    const saved = school
      .as(school.admin)
      .call(updateProduct, { productId: product.id, title: 'Inny', cover_id: null, seen })
    await expect(saved).resolves.toMatchObject({ title: 'Inny' })
  })
})
