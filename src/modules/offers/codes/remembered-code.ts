import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, SECOND } from '#platform/clock.ts'
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '#platform/http/own-cookie.ts'
import { CODE_MAX, CODE_SHAPE } from './vocabulary.ts'

const COOKIE = 'katedra_code'
const KEPT_FOR = 30 * DAY

/** The promo code of the last link that brought this browser here. */
export const rememberedCode = (request: FastifyRequest): string | undefined => readOwnCookie(request, COOKIE)

/** An empty one is one that was taken away. What could be nobody's code leaves everything as it is. */
export function rememberCode(reply: FastifyReply, code: string): void {
  if (code === '') forgetCode(reply)
  else if (code.length <= CODE_MAX && CODE_SHAPE.test(code)) setOwnCookie(reply, COOKIE, code, KEPT_FOR / SECOND)
}

export const forgetCode = (reply: FastifyReply): void => clearOwnCookie(reply, COOKIE)
