import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '#platform/http/own-cookie.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { isId } from '#platform/ids.ts'
import { isSameDigest, sign } from '#platform/signed-url.ts'
import type { PersonRow } from './find-person.ts'
import { people } from './tables.ts'

const STEP_COOKIE = 'katedra_login_step'
const STEP_LASTS = 10 * MINUTE

/** This browser has shown somebody's password, and is to show their second factor. It is signed in nowhere meanwhile. */
export function beginLoginStep({ request, reply }: Exchange, person: PersonRow, now: Date): void {
  const until = now.getTime() + STEP_LASTS
  const cookie = `${person.id}.${until}.${signatureOf(request, person, until)}`
  setOwnCookie(reply, STEP_COOKIE, cookie, STEP_LASTS / SECOND)
}

/** Whose password this browser has shown within the last minutes; nobody's once another was chosen. */
export async function personAtLoginStep(
  { reading, now }: Pick<OutsideCtx, 'reading' | 'now'>,
  request: FastifyRequest,
): Promise<PersonRow | undefined> {
  const [id = '', until = '', signature = ''] = readOwnCookie(request, STEP_COOKIE)?.split('.') ?? []
  if (!isId(id) || !(Number(until) > now.getTime())) return undefined
  const [person] = await reading(({ tx }) => tx.select().from(people).where(eq(people.id, id)))
  if (!person || person.role === 'erased') return undefined
  return isSameDigest(signature, signatureOf(request, person, Number(until))) ? person : undefined
}

export const endLoginStep = ({ reply }: Exchange): void => clearOwnCookie(reply, STEP_COOKIE)

const signatureOf = ({ server, caller }: FastifyRequest, { id, passwordHash }: PersonRow, until: number): string =>
  sign(server.secretKey, [STEP_COOKIE, caller.host, id, passwordHash ?? '', until])
