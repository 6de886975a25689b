/* oxlint-disable no-control-regex -- they are what is looked for */
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aWorld } from '#test/world.ts'

const world = await aWorld()
afterAll(() => world.close())

const TYPED = 'Ala\u202e\u200b \u2066Bcc\u001b\ufeff'
const UNSEEN = /[\u0001-\u0008\u000b-\u001f\u200b\u202e\u2066\ufeff]/

/** What nobody reads: it is compared, looked up or decoded, and kept as it is or not at all. */
const NOT_SHOWN = new Set([
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'form_token',
  'place',
  'version',
  'encrypted_card',
  'card_token',
  'cypher',
  'link',
  'next',
  'campaign',
  'type',
  'video_file_upload',
  'webvtt',
  // The trap for robots, and an address that is checked by the fields of its form.
  'homepage',
  'POST /lead email',
  // How a file begins, by its lines and cells: what is shown of it is tidied cell by cell.
  'POST /json/home/students/imports/look text',
])
/** What a browser tells of an error is for a log, not for readers. */
const OF_BROWSERS = 'POST /json/errors'

interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  left?: z.ZodType
  right?: z.ZodType
}

/** The places of a body where a text stays as it was typed. */
function* untidied(schema: z.ZodType, at: string): Generator<string> {
  const { type, shape = {}, element, innerType, valueType, options = [], left, right } = schema.def as Def
  for (const [name, field] of Object.entries(shape)) yield* untidied(field, at ? `${at}.${name}` : name)
  for (const part of [element, innerType, valueType, left, right, ...options]) if (part) yield* untidied(part, at)
  if (type !== 'string' && type !== 'pipe') return
  const { success, data } = schema.safeParse(TYPED)
  if (success && typeof data === 'string' && UNSEEN.test(data)) yield at
}

test('every text that somebody types is kept without what cannot be seen', () => {
  const found = new Set<string>()
  let bodies = 0
  for (const [name, { endpoint }] of world.app.calls) {
    if (!endpoint.body || name === OF_BROWSERS) continue
    bodies++
    for (const at of untidied(endpoint.body, ''))
      if (!NOT_SHOWN.has(at) && !NOT_SHOWN.has(`${name} ${at}`)) found.add(`${name} ${at}`)
  }
  expect(bodies).toBeGreaterThan(100)
  expect([...found].join('\n')).toBe('')
})
