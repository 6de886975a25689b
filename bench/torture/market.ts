import { buildApp } from '#app/build-app.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { openSession } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { loadConfig } from '#platform/config.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import { AMOUNT, type TortureSettings } from './settings.ts'

export interface Buyer {
  id: string
  /** what their cookie holds */
  secret: string
}

export interface Ware {
  slug: string
  variantId: string
}

export interface Market {
  school: SchoolIdentity
  buyers: Buyer[]
  wares: Ware[]
}

/** A school with enough courses for every buyer to make their share of the purchases. */
export async function openMarket(
  env: Record<string, string>,
  { purchases, buyers: buyersCount }: TortureSettings,
): Promise<Market> {
  const config = loadConfig(env)
  const built = await buildApp({ ...config, databaseUrl: config.databaseUrl! }, undefined)
  const { units } = built.app
  const host = `torture.${config.platformHost}`
  const identity = {
    slug: 'torture',
    name: 'Szkoła Żółw',
    language: 'pl' as const,
    currency: 'PLN',
    timeZone: DEFAULT_TIME_ZONE,
  }
  const school: SchoolIdentity = { id: newId(), ...identity, origin: `http://${host}` }
  await units.withoutSchool('the torture founds its school', (tx) =>
    tx.insert(schools).values({ id: school.id, ...identity, contactEmail: 'school@torture.test' }),
  )
  const market = await units.inUnitOfWork({ school, actor: { role: 'system' } }, async (ctx) => {
    const buyers: Buyer[] = []
    for (let number = 0; number < buyersCount; number++) {
      const id = newId()
      await ctx.tx.insert(people).values({ id, role: 'student', name: `Jan ${number}`, email: `${id}@torture.test` })
      buyers.push({ id, secret: await openSession(ctx, id, new URL(school.origin).hostname) })
    }
    const wares: Ware[] = []
    for (let number = 0; number < Math.ceil(purchases / buyersCount); number++) {
      const { product, variants } = await aProduct(ctx, { title: `Kurs ${number}`, amount: AMOUNT })
      wares.push({ slug: product.slug, variantId: variants[0]!.variant.id })
    }
    return { school, buyers, wares }
  })
  await built.close()
  return market
}
