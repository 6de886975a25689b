import { canonicalEmail } from '#platform/contract/is-email.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { hashPassword } from '../password.ts'
import { operators } from '../tables.ts'

/** Makes an operator, or gives the one with this address the name and password said here. */
export async function createOperator(
  units: UnitsOfWork,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await units.withoutSchool('operators belong to no school', (tx) =>
    tx
      .insert(operators)
      .values({ email: canonicalEmail(email).toLowerCase(), name, passwordHash })
      .onConflictDoUpdate({ target: operators.email, set: { name, passwordHash } }),
  )
}
