import sharp from 'sharp'
import type { App } from '#platform/http/app.ts'
import type { TestPerson } from '#test/world.ts'
import { type DescribedCall, type Field, nameOf } from './read-calls.ts'
import { type Letter, type Sent, send } from './send.ts'

export type Given = Record<Field['place'], Record<string, unknown>>

/** Sends a call as it is described, with whatever it is given, as this person or as a visitor. */
export async function sendCall(
  app: App,
  host: string,
  call: DescribedCall,
  given: Given,
  person?: TestPerson,
): Promise<Sent> {
  const { headers, ...content } = await contentOf(call, given.body)
  const letter = { host, method: call.method, url: urlOf(call, given), ...content }
  return send(app, { ...letter, headers: { ...headers, ...headersOf(given) } }, person)
}

/** As HTTP takes them: one line of signs it knows. */
export const headersOf = ({ header }: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(header).map(([name, value]) => [name.toLowerCase(), textOf(value).replace(/[^\x20-\x7e]/g, '?')]),
  )

export async function contentOf(
  call: DescribedCall,
  body: Record<string, unknown>,
): Promise<Pick<Letter, 'headers' | 'payload'>> {
  const { file, hasBody } = call
  if (!hasBody) return {}
  if (!file) return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, textOf(value))
  form.set(file, new Blob([await aPicture()], { type: 'image/png' }), 'żółw.png')
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined
const aPicture = () =>
  (picture ??= sharp({ create: { width: 8, height: 8, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes)))

export function urlOf(call: DescribedCall, { path, query }: Given): string {
  const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (path[name] === undefined) throw new Error(`${nameOf(call)}: nothing is known to put for ${name}`)
    return encodeURIComponent(textOf(path[name]).toWellFormed())
  })
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)]))
  return search.size ? `${address}?${search}` : address
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
