import pg from 'pg'
import { alternate } from '../alternate.ts'
import { openHouse } from '../house/open-house.ts'
import { aTill } from '../measures/purchases.ts'
import { shown } from '../statistics.ts'

const ASKED = 50

interface LedgerReport {
  withLedger: string
  without: string
  /** of the time of a purchase, what the ledger takes */
  costs: string
  rounds: string
  asked: string
  isKept: boolean
}

/** Purchases a second while the database writes the ledger as they happen, and while it does not. */
export async function weighLedger(say: (line: string) => void): Promise<LedgerReport> {
  const house = await openHouse(say, { withMany: false })
  const client = new pg.Client({ connectionString: house.databaseUrl })
  await client.connect()
  try {
    const { rows: triggers } = await client.query<{ name: string; table: string }>(`
      select t.tgname as name, t.tgrelid::regclass::text as table from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where f.proname = 'enter_as_it_happens' and not t.tgisinternal`)
    if (triggers.length === 0) throw new Error('No trigger writes the ledger')
    const till = await aTill(house)
    const speed = (which: 'enable' | 'disable') => async () => {
      for (const { name, table } of triggers) await client.query(`alter table ${table} ${which} trigger ${name}`)
      const found = await till()
      say(`ledger ${which}d: ${found.toFixed(1)} /s`)
      return found
    }
    const { subject, baseline, ratio, rounds } = await alternate(speed('enable'), speed('disable'))
    return {
      withLedger: shown(subject, '/s'),
      without: shown(baseline, '/s'),
      costs: `${Math.round((1 - ratio) * 100)} %`,
      rounds,
      asked: `≥ ${ASKED} /s on two cores`,
      isKept: subject.median >= ASKED,
    }
  } finally {
    await client.end()
    await house.close()
  }
}
