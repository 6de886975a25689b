import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, HOUR } from '#platform/clock.ts'
import { LANGUAGE_COOKIE, type Language } from '#platform/i18n/language.ts'

const SESSION_COOKIE = 'katedra_session'
/** A visitor's browser has a secret too: forms of people who are not signed in are bound to it. */
const BROWSER_COOKIE = 'katedra_browser'
export const SESSION_LIFETIME = 30 * DAY
export const OPERATOR_SESSION_LIFETIME = 12 * HOUR

export interface CookieRules {
  secure: boolean
}

const rulesFor = ({ secure }: CookieRules) => ({ path: '/', httpOnly: true, sameSite: 'lax' as const, secure })

export const sessionCookie = (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE]
export const browserCookie = (request: FastifyRequest): string | undefined => request.cookies[BROWSER_COOKIE]

export const setSessionCookie = (reply: FastifyReply, secret: string, rules: CookieRules): unknown =>
  reply.setCookie(SESSION_COOKIE, secret, { ...rulesFor(rules), maxAge: SESSION_LIFETIME / 1000 })

export const clearSessionCookie = (reply: FastifyReply, rules: CookieRules): unknown =>
  reply.clearCookie(SESSION_COOKIE, rulesFor(rules))

export const setBrowserCookie = (reply: FastifyReply, secret: string, rules: CookieRules): unknown =>
  reply.setCookie(BROWSER_COOKIE, secret, { ...rulesFor(rules), maxAge: (400 * DAY) / 1000 })

export const setLanguageCookie = (reply: FastifyReply, language: Language): unknown =>
  reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', maxAge: (365 * DAY) / 1000 })
