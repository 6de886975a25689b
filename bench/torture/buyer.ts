import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { forgeryToken } from '#platform/http/forgery.ts'
import type { Buyer } from './market.ts'
import { SECRET_KEY } from './settings.ts'
import type { Town } from './town.ts'

export interface Reply {
  status: number
  body: Record<string, unknown>
}

const ANSWERS_WITHIN_MS = 15_000

/** One call of the buyer's browser. @throws when no answer comes: the process was killed, or the browser went away. */
export function ask(
  { market, webPort }: Town,
  buyer: Buyer,
  method: 'GET' | 'POST',
  path: string,
  { body, hangUpAfterMs }: { body?: object; hangUpAfterMs?: number } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body)
    const call = request(
      {
        port: webPort,
        host: '127.0.0.1',
        method,
        path,
        agent: false,
        timeout: ANSWERS_WITHIN_MS,
        headers: {
          host: new URL(market.school.origin).host,
          accept: 'application/json',
          cookie: `katedra_session=${buyer.secret}`,
          'x-csrf-token': forgeryToken(SECRET_KEY, buyer.secret),
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        answer.on('error', reject).on('end', () => {
          resolve({ status: answer.statusCode!, body: JSON.parse(text || '{}') as Record<string, unknown> })
        })
      },
    )
    call.on('error', reject).on('timeout', () => call.destroy(new Error('no answer')))
    if (hangUpAfterMs !== undefined) setTimeout(() => call.destroy(new Error('hung up')), hangUpAfterMs).unref()
    call.end(payload)
  })
}

/** The same, again and again until there is an answer that is one. */
export async function askPatiently(...call: Parameters<typeof ask>): Promise<Reply> {
  for (let patience = 200; ; patience--) {
    const reply = await ask(...call).catch((error: Error) => error)
    if (!(reply instanceof Error) && reply.status < 500) return reply
    if (patience === 0) throw reply instanceof Error ? reply : new Error(`${call[3]} answers ${reply.status}`)
    await pause(150)
  }
}
