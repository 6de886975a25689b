import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE_MAX, CODE_SHAPE } from '#modules/offers/codes/vocabulary.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { readOwnCookie, setOwnCookie } from '#platform/http/own-cookie.ts'

export interface Click {
  code: string
  at: Date
}

/**
 * Remembers in a browser whose link it came by: the partner's code and the second of the click, and nothing else. It names nobody who
 * visits, is read by this host alone, when an order is placed, and is gone with the partner's window. The last click counts.
 */
const COOKIE = 'katedra_partner'

export function rememberClick(reply: FastifyReply, { code, at }: Click, windowDays: number): void {
  setOwnCookie(reply, COOKIE, `${code}.${Math.floor(at.getTime() / SECOND)}`, (windowDays * DAY) / SECOND)
}

/** As it stands in the cookie. */
export const rememberedClick = (request: FastifyRequest): string | undefined => readOwnCookie(request, COOKIE)

/** Undefined of what we never wrote: it can be changed by whoever has the browser. */
export function readClick(remembered: string | undefined): Click | undefined {
  const [, code = '', second = ''] = /^(.+)\.(\d{1,12})$/.exec(remembered ?? '') ?? []
  if (code.length > CODE_MAX || !CODE_SHAPE.test(code)) return undefined
  return { code, at: new Date(Number(second) * SECOND) }
}

/** Whether an order that is placed now comes by a click of then. A click that is still to come is none. */
export const isWithin = (clickedAt: Date, windowDays: number, now: Date): boolean =>
  clickedAt <= now && now.getTime() - clickedAt.getTime() <= windowDays * DAY
