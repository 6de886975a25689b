import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { SchoolIdentity } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { isId } from '#platform/ids.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import { remembered } from '#platform/remembered.ts'
import { images } from './tables.ts'

const ROOM = { most: 20_000, mostBytes: 4 * 1024 * 1024 }
const PICTURE = /^\/public\/images\/([^/?]+)\//

/** Refuses with 404 at one school the address of another's picture. What belongs to a school is remembered. */
export function ownPicturesOnly(app: FastifyInstance, units: UnitsOfWork): void {
  const own = remembered<true>(ROOM)
  app.addHook('onRequest', async ({ url, caller: { school } }) => {
    const id = PICTURE.exec(url)?.[1] ?? ''
    if (!school || !isId(id)) throw new NotFound()
    await own.get({ key: `${school.id} ${id}`, school: school.id }, () => requireIn(units, school, id))
  })
}

const requireIn = (units: UnitsOfWork, school: SchoolIdentity, id: string) =>
  units.reading({ school, actor: { role: 'system' } }, async ({ tx }) => {
    foundOr404((await imageIn(tx, { id }))[0])
    return true as const
  })

const imageIn = prepared('image_in_school', (tx) =>
  tx
    .select({ id: images.id })
    .from(images)
    .where(eq(images.id, sql.placeholder('id'))),
)
