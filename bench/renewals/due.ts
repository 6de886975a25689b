import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openHouse, type House } from '../house/open-house.ts'
import { aCard, buyOnce, CONSENTS } from '../measures/purchases.ts'
import { FIRST_PORT, SECRET_KEY } from '../settings.ts'
import { quantile } from '../statistics.ts'
import { aVictim, type Victim } from '../torture/victim.ts'
import { fillMembers } from './fill-members.ts'
import { type Calls, callAlong, medians } from './calls-along.ts'

interface DueSettings {
  members: number
  minutes: number
  /** of what is counted together, in seconds */
  interval: number
  /** how long calls are timed before the workers begin, and after them */
  calmSeconds: number
}

const CALLS_AT_MOST = 1.2

interface DueReport {
  renewed: number
  left: number
  /** of each interval */
  perSecond: number[]
  /** of the last third of them by the first: 1 is as fast as it began */
  steadiness: number
  calls: Record<keyof Calls, { alone: number; beside: number; ratio: number; asked: string; isKept: boolean }>
}

/** Two workers renew so many memberships that are due on one day, while students buy and look at their pages. */
export async function renewDue(settings: DueSettings, say: (line: string) => void): Promise<DueReport> {
  const house = await openHouse(say, { withMany: false })
  const client = new pg.Client({ connectionString: house.databaseUrl })
  await client.connect()
  const workers = workersOver(house)
  try {
    const card = await aCard(house)
    await joinPlan(house, client, card)
    await fillMembers(house.databaseUrl, settings.members)
    say(`${settings.members + 1} members are due`)
    const along = (seconds: number, until?: AbortSignal) => callAlong(house, card, seconds, until)
    // As elsewhere the first time is not counted.
    await along(settings.calmSeconds / 2)
    const before = await along(settings.calmSeconds)
    say(`alone: ${JSON.stringify(medians(before))}`)
    for (const each of workers) await each.start()
    await client.query(`insert into pgboss.job (name, data) values ('subscriptions.find-due', '{}')`)
    const done = new AbortController()
    const working = along(settings.minutes * 60, done.signal)
    const { perSecond, left } = await watch(client, settings, say).finally(() => done.abort())
    const beside = await working
    for (const each of workers) await each.stop()
    const after = await along(settings.calmSeconds)
    // In the last one there was nothing left to do.
    const full = left === 0 && perSecond.length > 1 ? perSecond.slice(0, -1) : perSecond
    const third = Math.max(1, Math.floor(full.length / 3))
    return {
      renewed: await renewedSoFar(client),
      left,
      perSecond,
      steadiness: quantile(full.slice(-third), 0.5) / quantile(full.slice(0, third), 0.5),
      calls: compared(
        { purchase: [...before.purchase, ...after.purchase], page: [...before.page, ...after.page] },
        beside,
      ),
    }
  } finally {
    for (const each of workers) await each.stop()
    await client.end()
    await house.close()
  }
}

function compared(alone: Calls, beside: Calls): DueReport['calls'] {
  const [quiet, busy] = [medians(alone), medians(beside)]
  const of = (call: keyof Calls) => {
    const ratio = busy[call] / quiet[call]
    return {
      alone: quiet[call],
      beside: busy[call],
      ratio,
      asked: `≤ ${CALLS_AT_MOST}`,
      isKept: ratio <= CALLS_AT_MOST,
    }
  }
  return { purchase: of('purchase'), page: of('page') }
}

/** As `npm start` runs them, but for the demo schools, which nobody finishes here. */
function workersOver({ databaseUrl, directory }: House): Victim[] {
  const env = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    SECRET_KEY,
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    // The web process answers there, and its bank behind it.
    PORT: String(FIRST_PORT),
    DEMO_SCHOOL: 'false',
  }
  const program = new URL('../torture/child.ts', import.meta.url)
  return ['worker', 'worker 2'].map((name) => aVictim(name, program, ['worker'], env))
}

/** One student buys a course by the month, as the others are copies of. */
async function joinPlan(house: House, client: pg.Client, encrypted_card: string): Promise<void> {
  const { rows } = await client.query<{ slug: string; id: string; amount: number; currency: string }>(`
    update variants v set payment_model = 'membership', period_months = 1 from products p
    where p.id = v.product_id and p.slug = 'bench-0' returning p.slug, v.id, v.amount, v.currency`)
  const { slug, id: variant_id, amount, currency } = rows[0]!
  const order = { variant_id, amount, currency, encrypted_card }
  const [member] = house.subjects.students.splice(-1)
  await buyOnce(house, member!.headers, { slug, order: { ...order, consents: [...CONSENTS, 'charges_in_absence'] } })
}

/** How many were renewed in each interval, until all were or the time is over. */
async function watch(client: pg.Client, { members, minutes, interval }: DueSettings, say: (line: string) => void) {
  const perSecond: number[] = []
  let [renewed, left] = [0, members + 1]
  for (const until = Date.now() + minutes * 60_000; Date.now() < until && left > 0;) {
    const began = performance.now()
    await pause(interval * 1000)
    const now = await renewedSoFar(client)
    perSecond.push((now - renewed) / ((performance.now() - began) / 1000))
    ;[renewed, left] = [now, members + 1 - now]
    say(`${perSecond.at(-1)!.toFixed(1)} renewals a second, ${left} left`)
  }
  return { perSecond, left }
}

async function renewedSoFar(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from membership_periods where number = 2 and state = 'paid'`,
  )
  return rows[0]!.count
}
