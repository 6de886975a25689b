import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { SECOND } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/language.ts'
import { en } from '#platform/i18n/messages/en.ts'
import { pl } from '#platform/i18n/messages/pl.ts'
import { fill } from '#platform/i18n/text.ts'

/** More than browsers send, but for one whose cookies somebody meant to be too many. */
export const LARGEST_HEADERS = 40 * 1024

/** Bytes of one header, as far as they are at hand, from which it is to blame. */
const LONG_COOKIES = 2_000
/** So long what is still on its way is thrown away: a connection closed before would take our answer with it. */
const LINGER_MS = 2 * SECOND

interface BrokenRequest extends Error {
  code?: string
  rawPacket?: unknown
}

/**
 * Answers what is no readable HTTP request. A browser with more cookies than we take, from a neighbour under the same
 * domain perhaps, sends them with every request: it is told to drop them, and its reader to come again.
 */
export function answerBrokenRequest({ code = '', rawPacket }: BrokenRequest, socket: Socket): void {
  // What follows a request that was answered already is no request either.
  if (socket.writableEnded) return
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  if (code !== 'HPE_HEADER_OVERFLOW') return refuse(socket, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400)
  if (!hasLongCookies(rawPacket)) return refuse(socket, 431)
  end(socket, 431, TOO_MANY_COOKIES, {
    'content-type': 'text/html; charset=utf-8',
    'clear-site-data': '"cookies"',
    'cache-control': 'no-store',
  })
}

/** Nobody is connected to anything else through us. */
export const refuseToConnect = (_request: unknown, socket: Socket): void => refuse(socket, 405, { allow: 'GET, POST' })

/**
 * Whether it is cookies that are too long, and not the address: any site can send a browser to a long address, and must
 * not sign it out by that. Only the last piece of the request is at hand; cookies have blanks between them, addresses none.
 */
const hasLongCookies = (packet: unknown): boolean =>
  Buffer.isBuffer(packet) &&
  packet
    .toString('latin1')
    .split('\r\n')
    .some((line) => line.length >= LONG_COOKIES && line.includes('; ') && !/ HTTP\/\d\.\d$/.test(line))

const say = (language: Language, code: keyof typeof en): string => fill({ en, pl }[language][code], language)

const inWords = (language: Language): string =>
  `<p lang="${language}">${say(language, 'error.too-many-cookies')} <a href="">${say(language, 'error.load-again')}</a></p>`

const TOO_MANY_COOKIES =
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>431</title><body style="font:18px/1.5 system-ui;max-width:36em;margin:3em auto;padding:0 1em">` +
  `${inWords('en')}${inWords('pl')}</body></html>`

function refuse(socket: Socket, status: number, headers: Record<string, string> = {}): void {
  const code = status === 431 ? 'error.headers-too-large' : 'error.bad-request'
  const body = JSON.stringify({ message: say('en', code), code })
  end(socket, status, body, { 'content-type': 'application/json; charset=utf-8', ...headers })
}

function end(socket: Socket, status: number, body: string, headers: Record<string, string>): void {
  const all = { ...headers, 'x-content-type-options': 'nosniff', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', ...lines, '', body].join('\r\n'))
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
