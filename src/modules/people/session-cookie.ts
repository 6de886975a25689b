import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { clearOwnCookie, readOwnCookie, setOwnCookie, withOwnCookie } from '#platform/http/own-cookie.ts'
import { LANGUAGE_COOKIE, type Language } from '#platform/i18n/language.ts'

const SESSION_COOKIE = 'katedra_session'
/** Beside the session cookie of an admin who signed in as a student. */
const IMPERSONATION_COOKIE = 'katedra_signed_in_as'
/** Beside the session cookie of an operator in a school, and some hours after it: what they find then is not a login. */
const SUPPORT_COOKIE = 'katedra_support'
/** A visitor's browser has a secret too: forms of people who are not signed in are bound to it. */
const BROWSER_COOKIE = 'katedra_browser'
export const SESSION_LIFETIME = 30 * DAY
export const OPERATOR_SESSION_LIFETIME = 12 * HOUR
/** It is not prolonged: whoever needs longer signs in again, which the student is told as well. */
export const IMPERSONATION_LIFETIME = 30 * MINUTE
const BROWSER_LIFETIME = 400 * DAY

export const sessionCookie = (request: FastifyRequest): string | undefined => readOwnCookie(request, SESSION_COOKIE)
export const browserCookie = (request: FastifyRequest): string | undefined => readOwnCookie(request, BROWSER_COOKIE)

export const setSessionCookie = (reply: FastifyReply, secret: string): void =>
  setOwnCookie(reply, SESSION_COOKIE, secret, SESSION_LIFETIME / SECOND)

export const clearSessionCookie = (reply: FastifyReply): void => clearOwnCookie(reply, SESSION_COOKIE)

export const impersonationCookie = (request: FastifyRequest): string | undefined =>
  readOwnCookie(request, IMPERSONATION_COOKIE)

export const setImpersonationCookie = (reply: FastifyReply, secret: string): void =>
  setOwnCookie(reply, IMPERSONATION_COOKIE, secret, IMPERSONATION_LIFETIME / SECOND)

export const clearImpersonationCookie = (reply: FastifyReply): void => clearOwnCookie(reply, IMPERSONATION_COOKIE)

export const setSupportCookies = (reply: FastifyReply, secret: string, until: Date, now: Date): void => {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / SECOND)
  setOwnCookie(reply, SESSION_COOKIE, secret, seconds + DAY / SECOND)
  setOwnCookie(reply, SUPPORT_COOKIE, '1', seconds + DAY / SECOND)
}
export const wasSupport = (request: FastifyRequest): boolean => readOwnCookie(request, SUPPORT_COOKIE) !== undefined
export const clearSupportCookie = (reply: FastifyReply): void => clearOwnCookie(reply, SUPPORT_COOKIE)

export const setBrowserCookie = (reply: FastifyReply, secret: string): void =>
  setOwnCookie(reply, BROWSER_COOKIE, secret, BROWSER_LIFETIME / SECOND)

export const withBrowserCookie = (server: FastifyInstance, header: string, secret: string): string =>
  withOwnCookie(server, header, BROWSER_COOKIE, secret)

export const setLanguageCookie = (reply: FastifyReply, language: Language): unknown =>
  reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', maxAge: (365 * DAY) / SECOND })
