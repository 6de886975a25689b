import { aProduct, soldAs } from '#modules/catalog/testing.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import { aWorldOver } from '#test/world-over.ts'
import type { Buyer, Market } from '../torture/market.ts'
import type { TownEnv } from '../torture/town.ts'

/** A school with one course that is paid for by the month, and so many students. */
export async function openMembersMarket(env: TownEnv, students: number): Promise<Market> {
  const world = await aWorldOver({ url: env.DATABASE_URL, drop: async () => {} }, env)
  const school = await world.aSchool({ slug: 'renewals', language: 'pl' })
  const buyers: Buyer[] = []
  for (let number = 0; number < students; number++) buyers.push(await school.aStudent({ name: `Jan ${number}` }))
  const plan = { title: 'Co miesiąc', amount: 4_900, payment_model: BY_PERIODS, period_months: 1 } as const
  const { id, slug, variantId } = await school.work(async (ctx) => soldAs(await aProduct(ctx, plan)))
  await world.close()
  const wares = [{ kind: 'course' as const, id, slug, variantId, isPlan: true }]
  return { school, admin: school.admin, buyers, wares, codes: [] }
}
