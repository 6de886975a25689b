import type { FastifyRequest } from 'fastify'
import { readCookie } from '#platform/http/own-cookie.ts'
import { isLanguage, type Language, LANGUAGE_COOKIE } from '#platform/i18n/language.ts'
import { preferredLanguage } from '#platform/i18n/preferred-language.ts'

/** What stands on other sites, and the preview of a look, is in the language its address says. */
const LANGUAGE_OF_PAGE = /^\/(?:embed\/(?:forms|products)\/[^/?]+|home\/settings\/look\/preview)\/(\w+)/

const LANGUAGE_OF_ADDRESS = /[?&]lang=(\w+)/

/** The language of the page itself, or the reader's own choice on this host. */
export function chosenLanguage({ url, headers }: FastifyRequest): Language | undefined {
  const chosen = LANGUAGE_OF_PAGE.exec(url)?.[1] ?? readCookie(headers.cookie, LANGUAGE_COOKIE)
  return isLanguage(chosen) ? chosen : undefined
}

/** What the address says where nobody has chosen, as search engines know each page in each language, or the browser asks for. */
export function askedLanguage({ url, headers }: FastifyRequest): Language | undefined {
  const said = LANGUAGE_OF_ADDRESS.exec(url)?.[1]
  return isLanguage(said) ? said : preferredLanguage(headers['accept-language'])
}
