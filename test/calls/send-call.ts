import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { App } from '#platform/http/app.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { newSecret } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { type DescribedCall, type Field, nameOf } from './read-calls.ts'

export type Given = Record<Field['place'], Record<string, unknown>>

export interface Sent {
  status: number
  text: string
}

/** Sends a call as it is described, with whatever it is given, as this person or as a visitor. */
export async function sendCall(
  app: App,
  host: string,
  call: DescribedCall,
  given: Given,
  person?: TestPerson,
): Promise<Sent> {
  const secret = person?.secret ?? newSecret()
  const content = await contentOf(call, given.body)
  const sending = {
    method: call.method,
    url: urlOf(call, given),
    remoteAddress: anyAddress(),
    headers: {
      host,
      accept: 'application/json',
      cookie: person ? `katedra_session=${secret}` : `katedra_browser=${secret}`,
      'x-csrf-token': forgeryToken(app.secretKey, secret),
      ...content.headers,
    },
    ...content.sent,
  }
  for (;;) {
    const { statusCode, body } = await app.inject(sending)
    // A machine that is busy may say so; that is an answer to nobody's question here.
    if (statusCode !== 503) return { status: statusCode, text: body }
    await pause(500)
  }
}

/** Calls that take a file, and the field it is in: /openapi.json describes their JSON only. */
const FILES: Record<string, string> = { 'POST /comment/{id}/reply': 'image' }

async function contentOf(call: DescribedCall, body: Record<string, unknown>) {
  const file = FILES[nameOf(call)]
  if (!file)
    return call.hasBody
      ? { headers: { 'content-type': 'application/json' }, sent: { payload: JSON.stringify(body) } }
      : {}
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, textOf(value))
  form.set(file, new Blob([await aPicture()], { type: 'image/png' }), 'żółw.png')
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    sent: { payload: Buffer.from(await encoded.arrayBuffer()) },
  }
}

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined
const aPicture = () =>
  (picture ??= sharp({ create: { width: 8, height: 8, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes)))

function urlOf(call: DescribedCall, { path, query }: Given): string {
  const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (path[name] === undefined) throw new Error(`${nameOf(call)}: nothing is known to put for ${name}`)
    return encodeURIComponent(textOf(path[name]))
  })
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)]))
  return search.size ? `${address}?${search}` : address
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

// Limits count by address; these tests are about something else.
const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
