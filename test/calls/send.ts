import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#platform/http/app.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { newSecret } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'

export interface Letter {
  host: string
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  payload?: string | Buffer
}

export interface Sent {
  status: number
  type: string
  text: string
}

/** Sends what it is given, whether or not it is right, as this person or as a visitor, with their forgery token. */
export async function send(
  app: App,
  { host, method, url, headers, payload }: Letter,
  person: TestPerson | undefined,
): Promise<Sent> {
  const secret = person?.secret ?? newSecret()
  const sending = {
    method,
    url,
    remoteAddress: anyAddress(),
    headers: {
      host,
      accept: 'application/json',
      cookie: person ? `katedra_session=${secret}` : `katedra_browser=${secret}`,
      'x-csrf-token': forgeryToken(app.secretKey, secret),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  }
  for (;;) {
    const { statusCode, body, headers } = await app.inject(sending)
    // A machine that is busy may say so; that is an answer to nobody's question here.
    if (statusCode !== 503) return { status: statusCode, type: headers['content-type'] ?? '', text: body }
    await pause(500)
  }
}

// Limits count by address; these tests are about something else.
const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
