import { eq } from 'drizzle-orm'
import { platformFees } from '#modules/payments/fees/tables.ts'
import { createOperator, hashPassword } from '#modules/people/index.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { CURRENCIES } from '#platform/money.ts'
import { goodHand } from './good-hand/school.ts'
import { languages } from './languages/school.ts'
import { writeSchool } from './write/write-school.ts'

interface SeedParts {
  units: UnitsOfWork
  jobs: Jobs
  /** false leaves the lectures without their films: filming takes minutes of a core */
  films: boolean
}

/** What the platform takes of payments, as its operator has set it. */
const FEES = CURRENCIES.map((currency) => ({
  currency,
  basisPoints: 500,
  fixedAmount: currency === 'PLN' ? 100 : 25,
  vatRate: 23,
}))

const OPERATOR = { email: 'operator@katedra.test', name: 'Operator', password: 'katedra-operator' }

/**
 * Makes the demo schools and logins of decisions.md when there is no school `demo`, all or nothing; their pictures and
 * films are left to jobs. Repeating it, also from several processes at once, adds nothing.
 */
export async function seedDemoSchools({ units, jobs, films }: SeedParts): Promise<void> {
  const isThere = await units.withoutSchool('the demo school is made once', (tx) =>
    tx.select({ id: schools.id }).from(schools).where(eq(schools.slug, 'demo')),
  )
  if (isThere.length > 0) return
  await createOperator(units, OPERATOR)
  const [admin, student] = await Promise.all([goodHand.admin.password, goodHand.student.password].map(hashPassword))
  const now = clock.now()
  await units.withoutSchool('the demo schools begin', async (tx) => {
    const hashes = { admin: admin!, student: student! }
    // Who comes second waits for the first to be done, which takes a slow machine longer than anybody waits for a lock.
    await tx.execute(`set local lock_timeout = '60s'`)
    await tx.insert(platformFees).values(FEES).onConflictDoNothing()
    if (!(await writeSchool(tx, goodHand, { now, hashes, jobs, films }))) return
    await tx.execute('reset role')
    await writeSchool(tx, languages, { now, hashes, jobs, films })
  })
}
