import type { FastifyRequest } from 'fastify'
import { browserCookie } from '#modules/people/index.ts'
import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { placeOf } from '#platform/http/place-of.ts'
import {
  type Brake,
  brakeOrRefuse,
  countOrRefuse,
  isUsedUp,
  type Limit,
  takeBackBraked,
} from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { TooManyRequests } from '#platform/refusal.ts'
import { CodeRefused, TooManyGuesses } from './refusals.ts'
import { CODE_MAX, CODE_SHAPE } from './vocabulary.ts'

const pauses = { firstPauseSeconds: 10, longestPauseSeconds: 600 }
/** Of one person, who mistypes a few times. */
const PER_BROWSER: Brake = { free: 8, ...pauses }
/** Of all behind one address. */
const PER_PLACE: Brake = { free: 40, ...pauses }
/** Beyond that, somebody guesses from many addresses: each has fewer until it is over. Whoever mistypes little notices nothing. */
const PER_SCHOOL: Limit = { uses: 500, seconds: 3600 }
const PER_PLACE_MEANWHILE: Brake = { free: 5, ...pauses }
const UNLIMITED = Infinity

interface Guess {
  /** as somebody typed it, or a link brought it */
  typed: string
  schoolId: string
  request: FastifyRequest
}

interface CountedGuess {
  /** it was somebody's code, whatever it is refused for */
  wasRight(): Promise<void>
  wasWrong(): Promise<void>
}

/**
 * Tries a code where letters that are nobody's are refused with 404: those count, for whoever sends them, their address and the school.
 * @throws TooManyGuesses before anything is looked up
 */
export async function limitGuesses<T>(guess: Guess, attempt: () => Promise<T>): Promise<T> {
  const counted = await countGuess(guess)
  let isWrong = false
  try {
    return await attempt()
  } catch (error) {
    isWrong = error instanceof CodeRefused && error.status === 404
    throw error
  } finally {
    await (isWrong ? counted.wasWrong() : counted.wasRight())
  }
}

/** Counted before it is looked up, so that guesses sent beside each other count too; a right one is taken back. @throws TooManyGuesses */
export async function countGuess({ typed, schoolId, request }: Guess): Promise<CountedGuess> {
  if (typed === '' || typed.length > CODE_MAX || !CODE_SHAPE.test(typed)) return { wasRight, wasWrong: wasRight }
  const { units } = request.server
  const who = whoIs(request)
  const school = `codes:${schoolId}`
  const place = `codes-place:${schoolId}:${placeOf(request)}`
  const brakes: [string, Brake][] = who === undefined ? [] : [[`codes-browser:${schoolId}:${who}`, PER_BROWSER]]
  brakes.push([place, (await isUsedUp(units, school, PER_SCHOOL)) ? PER_PLACE_MEANWHILE : PER_PLACE])
  const counted: string[] = []
  try {
    for (const [key, brake] of brakes) {
      await brakeOrRefuse(units, key, brake)
      counted.push(key)
    }
  } catch (error) {
    if (counted.length > 0) await takeBackBraked(units, counted)
    throw error instanceof TooManyRequests ? new TooManyGuesses(Number(error.headers['retry-after'])) : error
  }
  return {
    wasRight: () => takeBackBraked(units, counted),
    wasWrong: () => countOrRefuse(units, school, { ...PER_SCHOOL, uses: UNLIMITED }),
  }
}

export const guessOf = (
  { school }: Pick<OutsideCtx, 'school'>,
  { promo_code: typed = '' }: { promo_code?: string | undefined },
  { request }: Exchange,
): Guess => ({ typed, schoolId: school.id, request })

const wasRight = async (): Promise<void> => undefined

function whoIs(request: FastifyRequest): string | undefined {
  const { actor } = request.caller
  if (isSignedIn(actor)) return actor.id
  const secret = browserCookie(request)
  return secret === undefined ? undefined : digestOf(secret)
}
