import { clock, HOUR } from '#platform/clock.ts'
import { digestOf, newId, newSecret } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { people, sessions, supportLeaves } from '../tables.ts'

/** An operator whom the school lets in for an hour, signed in to its panel. */
export async function anOperatorIn(school: TestSchool, name = 'Olga'): Promise<TestPerson> {
  const secret = newSecret()
  const email = `operator-${newId()}@erased.invalid`
  return school.work(async ({ tx, now }) => {
    const expiresAt = new Date(clock.time() + HOUR)
    const [leave] = await tx
      .insert(supportLeaves)
      .values({ grantedById: school.admin.id, grantedBy: school.admin.name, reason: 'Test', createdAt: now, expiresAt })
      .returning()
    const [person] = await tx.insert(people).values({ role: 'operator', name, email }).returning()
    await tx.insert(sessions).values({
      id: digestOf(secret),
      personId: person!.id,
      host: school.host,
      renewedAt: now,
      expiresAt,
      supportLeaveId: leave!.id,
    })
    return { id: person!.id, role: 'admin', adminRole: 'operator', name, email, secret }
  })
}
