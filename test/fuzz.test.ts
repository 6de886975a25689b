import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import { nastyPayload, nastyValue } from './calls/nasty.ts'
import { type DescribedCall, type Field, nameOf, readCalls } from './calls/read-calls.ts'
import { aCopyOfEverything } from './calls/copy-of-everything.ts'
import type { SchoolOfEverything } from './calls/school-of-everything.ts'
import { type Sent, send } from './calls/send.ts'
import { contentOf, type Given, headersOf, urlOf } from './calls/send-call.ts'
import { byShape, inputFor, kindsFor, slotsOf, targetsIn } from './calls/slots.ts'
import { within } from '#test/limits.ts'
import { seedOfRun } from './seed-of-run.ts'

const CALLS = 4000
/** Nasty calls log out, delete and switch off; after so many the school is a new one. */
const CALLS_FOR_A_SCHOOL = 200

const market = await aMarket()
const calls = (await readCalls(market.app)).flatMap((call) => [...new Set([call, ...byShape(call)])])
afterAll(() => market.close())

/** For each place of a call, what is put there instead of what belongs there. */
interface Nastiness {
  call: number
  idKind: number
  as: 'visitor' | 'student' | 'admin'
  /** by the field's number; undefined leaves the field out */
  fields: Map<number, { value: unknown } | undefined>
  payload: string | undefined
  contentType: string | undefined
}

const nastiness: fc.Arbitrary<Nastiness> = fc.record({
  call: fc.nat(),
  idKind: fc.nat(),
  as: fc.constantFrom('visitor', 'student', 'admin'),
  fields: fc
    .array(fc.tuple(fc.nat({ max: 7 }), fc.option(fc.record({ value: nastyValue }), { nil: undefined, freq: 8 })), {
      maxLength: 3,
    })
    .map((entries) => new Map(entries)),
  payload: fc.option(nastyPayload, { nil: undefined, freq: 9 }),
  contentType: fc.option(
    fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
      '',
    ),
    { nil: undefined, freq: 20 },
  ),
})

test(
  'whatever is sent, the answer is an answer: no failure, and each error in the one shape',
  { timeout: within(120_000) },
  async () => {
    const problems = new Map<string, string>()
    let made = 0
    let school: SchoolOfEverything | undefined
    const seed = seedOfRun()
    await fc.assert(
      fc.asyncProperty(nastiness, async (nasty) => {
        if (made++ % CALLS_FOR_A_SCHOOL === 0) school = await aCopyOfEverything(market)
        const call = calls[nasty.call % calls.length]!
        const { answer, sent } = await commit(call, nasty, school!)
        const problem = problemOf(call, answer)
        if (problem) problems.set(`${nameOf(call)} as ${nasty.as}: ${problem}`, sent.slice(0, 500))
      }),
      { seed, numRuns: CALLS },
    )
    expect(Object.fromEntries(problems), `seed ${seed}`).toEqual({})
  },
)

async function commit(call: DescribedCall, nasty: Nastiness, school: SchoolOfEverything) {
  const given = inputFor(call, targetsIn(call, school, { idKind: idKindOf(call, nasty, school) }), school.encryptedCard)
  call.fields.forEach((field, index) => spoil(given, field, nasty.fields, index))
  const content = await contentOf(call, given.body)
  const url = urlOf(call, given)
  const payload = call.method === 'GET' || call.method === 'HEAD' ? undefined : (nasty.payload ?? content.payload)
  const letter = {
    host: school.host,
    method: call.method,
    url,
    headers: {
      ...headersOf(given),
      ...content.headers,
      ...(nasty.contentType === undefined ? {} : { 'content-type': nasty.contentType }),
    },
    ...(payload === undefined ? {} : { payload }),
  }
  const person = nasty.as === 'visitor' ? undefined : school[nasty.as]
  return { answer: await send(market.app, letter, person), sent: `${url} ${String(payload)}` }
}

function spoil(given: Given, { place, name }: Field, fields: Nastiness['fields'], index: number): void {
  if (!fields.has(index)) return
  const nasty = fields.get(index)
  if (nasty) given[place][name] = nasty.value
  else if (place !== 'path') delete given[place][name]
}

function idKindOf(call: DescribedCall, { idKind }: Nastiness, school: SchoolOfEverything): string {
  const bare = slotsOf(call).find(({ name }) => name === 'id' || name === 'ids')
  const kinds = bare ? kindsFor(call, bare, school) : ['']
  return kinds[idKind % kinds.length]!
}

function problemOf({ method, answers }: DescribedCall, { status, type, text }: Sent): string | undefined {
  if (status >= 500) return `${status} ${text}`
  const types = answers.get(status)
  if (!types) return `${status}, which /openapi.json does not know: ${text.slice(0, 300)}`
  const isSaid = text === '' || types.includes('*/*') || types.some((each) => type.startsWith(each))
  if (!isSaid) return `${status} of ${type}, while /openapi.json says ${types.join()}: ${text.slice(0, 300)}`
  if (status < 400 || method === 'HEAD' || !types.includes('application/json')) return undefined
  try {
    return isErrorBody(JSON.parse(text)) ? undefined : `${status}, not the error shape: ${text.slice(0, 300)}`
  } catch {
    return `${status}, not JSON: ${text.slice(0, 300)}`
  }
}

const isErrorBody = ({ message, code, errors = {}, ...rest }: Record<string, unknown>): boolean =>
  isSaid(message) &&
  typeof code === 'string' &&
  code !== '' &&
  Object.keys(rest).length === 0 &&
  Object.values(errors as object).every((said) => Array.isArray(said) && said.length > 0 && said.every(isSaid))

/** Words for a reader, not the key they should have been found under. */
const isSaid = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && !/^[a-z-]+(\.[a-z-]+)+$/.test(text)
