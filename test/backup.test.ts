import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { orders } from '#modules/orders/tables.ts'
import { openSandboxAccount } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { aBrowser, givePassword } from '#modules/people/testing.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { newId } from '#platform/ids.ts'
import { diskStore, storeIn } from '#providers/storage/disk/disk-store.ts'
import {
  aFolder,
  aMachine,
  backUpOf,
  closeMachines,
  type DatabaseKind,
  type Machine,
  restoreTo,
} from './installation.ts'
import { aWorldOver, type TestSchool, type World } from './world.ts'
import { within } from '#test/limits.ts'

const EMBEDDED: DatabaseKind = 'the embedded database'
const OWN: DatabaseKind = 'a PostgreSQL whose owner is no superuser'
const BUYS = 'test-buys'
const PASSWORD = 'zażółć gęślą'
const AWKWARD = 'Światło\ti cień\\N\n\\.\n🎓'
const BILLING = { phone: '', vat_id: '', address_1: '', address_2: '', country: 'PL' }

afterAll(closeMachines)

test.each<{ from: DatabaseKind; to: DatabaseKind }>([
  { from: EMBEDDED, to: OWN },
  { from: OWN, to: EMBEDDED },
])(
  '$from is backed up under writes and restored to $to of a new machine',
  { timeout: within(120_000) },
  async ({ from, to }) => {
    const [old, fresh] = [await aMachine(from), await aMachine(to)]
    await migrate(old.url)
    const world = await openWorld(old)
    const school = await aBusySchool(world)
    // As a second start does, for the queue that came since.
    await migrate(old.url)
    const shop = openShop(world, school, old)
    await shop.hasSold(20)
    const [first, last] = [join(await aFolder(), 'first'), join(await aFolder(), 'last')]
    const soldBefore = shop.sold()
    const backup = await backUpOf(old, first)
    expect(shop.sold()).toBeGreaterThan(soldBefore)
    await shop.close()
    await world.close()

    await restoreTo(fresh, first)
    expect(
      await rowsOf(
        fresh,
        backup.tables.map(({ name }) => name),
      ),
    ).toEqual(Object.fromEntries(backup.tables.map(({ name, rows }) => [name, rows])))
    const [money] = await fresh.query<Record<string, string>>(`
    select (select sum(amount) from orders) ordered, (select sum(amount) from transactions) paid,
           (select count(*) from orders) orders, (select count(*) from pgboss.job where name = '${BUYS}') jobs`)
    expect(money!['ordered']).toBe(money!['paid'])
    expect(money!['orders']).toBe(money!['jobs'])
    expect(Number(money!['orders'])).toBeGreaterThanOrEqual(soldBefore)

    await backUpOf(fresh, last)
    expect(await databaseSums(last)).toEqual(await databaseSums(first))
    expect(await structureOf(fresh)).toEqual(await structureOf(old))
    for (const { file, sum } of await soldFiles(fresh)) expect(await sumOfStored(fresh, file), file).toBe(sum)

    const restored = await openWorld(fresh)
    const browser = aBrowser(restored.app, school.host)
    const login = await browser.post('/login', { email: school.student.email, password: PASSWORD })
    expect(login.statusCode).toBe(200)
    expect(await browser.whoAmI()).toMatchObject({ name: school.student.name })
    await restored.close()
  },
)

const openWorld = ({ url, dataDir }: Machine): Promise<World> =>
  aWorldOver({ url, drop: async () => {} }, { DATA_DIR: dataDir })

async function aBusySchool(world: World): Promise<TestSchool> {
  const school = await world.aSchool()
  await school.work((ctx) => givePassword(ctx, school.student.id, PASSWORD))
  await world.jobs.boss.createQueue(BUYS)
  await world.jobs.boss.createQueue('test-apart', { partition: true, policy: 'short' })
  await world.jobs.boss.send('test-apart', { word: AWKWARD })
  return school
}

/** Sells without a pause: a file, then in one unit of work an order, a transaction of the same amount and a job. */
function openShop(world: World, school: TestSchool, machine: Machine) {
  const store = diskStore({ directory: storeIn(machine.dataDir), origin: '', secret: 'unused', reserveBytes: 0 })
  let sold = 0
  let isOpen = true
  const sell = async (productId: string) => {
    const [id, bytes] = [newId(), Buffer.from(newId().repeat(200))]
    await store.put(`sold/${id}`, bytes, { contentType: 'text/plain' })
    await school.work(async (ctx) => {
      const { tx } = ctx
      const account = await openSandboxAccount(ctx)
      const sale = { schoolId: school.id, amount: randomInt(1, 100_000), currency: 'PLN' }
      const [buyer, hash] = [school.student.id, createHash('sha256').update(bytes).digest('hex')]
      const order = { ...sale, id, studentId: buyer, productId, checkoutKey: newId(), language: 'pl' as const }
      await tx.insert(orders).values({ ...order, status: 'paid', consents: [], billing: BILLING })
      const payment = { ...sale, hash, orderId: id, payerId: buyer, accountId: account!.id, description: AWKWARD }
      await tx.insert(transactions).values({ ...payment, status: 'CLEARED' })
      await world.jobs.put(tx, BUYS, { id }, { key: id })
    })
    sold++
  }
  const selling = (async () => {
    const { product } = await school.work((ctx) => aProduct(ctx))
    while (isOpen) await sell(product.id)
  })()
  return {
    sold: () => sold,
    hasSold: (many: number) => expect.poll(() => sold).toBeGreaterThan(many),
    async close() {
      isOpen = false
      await selling
    },
  }
}

async function rowsOf({ query }: Machine, tables: string[]): Promise<Record<string, number>> {
  const counts = tables.map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const rows = await query<{ name: string; rows: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

/** What every table holds, byte for byte. */
async function databaseSums(backup: string): Promise<string[]> {
  const lines = (await readFile(join(backup, 'checksums.sha256'), 'utf8')).split('\n')
  return lines.filter((line) => line.includes('  database/'))
}

/** Keys, checks, indexes, policies, rights and triggers, as the database tells them. */
const structureOf = ({ query }: Machine) =>
  query(`
    select 'constraint' as kind, conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) || convalidated::text as is
    from pg_constraint where connamespace::regnamespace::text in ('public', 'pgboss')
    union all
    select 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) || indisvalid::text
    from pg_index join pg_class c on c.oid = indrelid where relnamespace::regnamespace::text in ('public', 'pgboss')
    union all
    select 'trigger', tgrelid::regclass::text, tgname::text, pg_get_triggerdef(oid) || tgenabled::text
    from pg_trigger where not tgisinternal
    union all
    select 'policy', tablename::text, policyname::text, roles::text || qual || with_check from pg_policies
    union all
    select 'right', table_schema || '.' || table_name, grantee::text, string_agg(privilege_type, ' ' order by privilege_type)
    from information_schema.role_table_grants where grantee = 'katedra_app' group by 1, 2, 3
    order by 1, 2, 3, 4`)

const soldFiles = ({ query }: Machine) =>
  query<{ file: string; sum: string }>(`select 'sold/' || order_id as file, hash as sum from transactions`)

async function sumOfStored({ dataDir }: Machine, key: string): Promise<string> {
  const store = diskStore({ directory: storeIn(dataDir), origin: '', secret: 'unused', reserveBytes: 0 })
  const { stream, contentType } = await store.get(key)
  expect(contentType).toBe('text/plain')
  return createHash('sha256')
    .update(await text(stream))
    .digest('hex')
}
