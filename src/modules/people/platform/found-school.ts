import { schools } from '#modules/schools/tables.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf, newId, newSecret } from '#platform/ids.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import { NEW_SCHOOLS_PER_PLACE } from '../limits.ts'
import { hashPassword } from '../password.ts'
import type { PeopleParts } from '../parts.ts'
import { schoolHeld } from '../events.ts'
import { handovers, people } from '../tables.ts'
import { areSignUpsHeld } from './sign-ups.ts'
import type { foundSchool as endpoint } from './contract.ts'

const HANDOVER_LIFETIME = 5 * MINUTE

/** Refuses with 422 under `slug` when another school has the address. */
export async function foundSchool(
  { school_name, slug, language, currency, name, email, password }: Input<typeof endpoint>,
  { request }: Exchange,
  { units, schools: finder }: PeopleParts,
): Promise<Answer<typeof endpoint>> {
  await countOrRefuse(units, `found-school:${placeOf(request)}`, NEW_SCHOOLS_PER_PLACE)
  const passwordHash = await hashPassword(password)
  const [schoolId, personId, secret] = [newId(), newId(), newSecret()]
  const isHeld = await units.withoutSchool('a school begins', async (tx) => {
    const mustWait = await areSignUpsHeld(tx)
    // Until its owner opens it, nobody else is let in.
    const closed = { areStudentsAdmitted: false, heldAt: mustWait ? clock.now() : null }
    const school = {
      id: schoolId,
      slug,
      name: school_name,
      language,
      currency,
      contactEmail: email,
      authorName: name,
      ...closed,
    }
    const made = await tx.insert(schools).values(school).onConflictDoNothing().returning({ id: schools.id })
    if (made.length === 0) throw invalidField('slug', 'validation.unique')
    await tx
      .insert(people)
      .values({ id: personId, schoolId, role: 'admin', adminRole: 'owner', name, email, passwordHash })
    const expiresAt = new Date(clock.now().getTime() + HANDOVER_LIFETIME)
    await tx.insert(handovers).values({ id: digestOf(secret), schoolId, personId, expiresAt })
    return mustWait
  })
  finder.forget(schoolId)
  const begun = foundOr404(await finder.byId(schoolId))
  const { origin } = begun
  if (isHeld)
    await units.inUnitOfWork({ school: begun, actor: { role: 'system' } }, async ({ emit }) =>
      emit(schoolHeld({ owner_id: personId })),
    )
  return { link: `${origin}/enter/${secret}`, redirect_to: `/welcome/${slug}/${secret}` }
}
