import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type DescribedCall, nameOf, readCalls } from './calls/read-calls.ts'
import { aSchoolOfEverything, type SchoolOfEverything } from './calls/school-of-everything.ts'
import type { Sent } from './calls/send.ts'
import { rowsOf } from './calls/rows-of.ts'
import { sendCall } from './calls/send-call.ts'
import { byShape, inputFor, kindsFor, type Slot, slotsOf, type Target, targetsIn } from './calls/slots.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import type { TestPerson } from './world.ts'

/** Gateways have no account here: what they send is signed, and refused without a look at any id. */
const SIGNED = new Set(['POST /payments/notifications/{gateway}/{schoolId}', 'POST /videos/notifications/bunny'])

const world = await aMarket()
const calls = (await readCalls(world.app))
  .filter((call) => call.access !== 'address' && !SIGNED.has(nameOf(call)))
  .flatMap(byShape)
const theirs = await aSchoolOfEverything(world)
const readers = await aSchoolOfEverything(world)
afterAll(() => world.close())

test('the school of everything has a row in every table of a school', async () => {
  const counts = Object.entries(await rowsOf(world, theirs))
  expect(counts.length).toBeGreaterThan(20)
  expect(counts.filter(([, rows]) => rows.startsWith('0 ')).map(([table]) => table)).toEqual([])
})

test('every call works on the things of one’s own school', { timeout: 300_000 }, async () => {
  const useless: string[] = []
  for (const call of calls.filter((each) => slotsOf(each).length > 0 && !isOfPlatform(each))) {
    const answers = await useOwn(call)
    if (!answers.some(isUseful)) useless.push(`${nameOf(call)}: ${describeAnswers(answers)}`)
  }
  expect(useless).toEqual([])
})

test('no call reaches, shows or changes a thing of another school', { timeout: 300_000 }, async () => {
  const before = await rowsOf(world, theirs)
  expect(await trespass(calls)).toEqual([])
  expect(await rowsOf(world, theirs)).toEqual(before)
})

test('nobody is signed in at another school than their own', { timeout: 120_000 }, async () => {
  const mine = await aSchoolOfEverything(world)
  const before = await rowsOf(world, theirs)
  const heard: string[] = []
  for (const call of calls.filter(({ access }) => access !== 'anyone')) {
    const targets = targetsIn(call, theirs, {})
    for (const person of [mine.student, mine.admin]) {
      const { status } = await sendCall(
        world.app,
        theirs.host,
        call,
        inputFor(call, targets, theirs.encryptedCard),
        person,
      )
      if (status !== 419 && !isElsewhere(call, status)) heard.push(`${nameOf(call)} as their ${person.role}: ${status}`)
    }
  }
  expect(heard).toEqual([])
  expect(await rowsOf(world, theirs)).toEqual(before)
})

test('a table whose row-level security is switched off is found out', { timeout: 120_000 }, async () => {
  const about = (word: string) => calls.filter(({ path }) => path.includes(word))
  for (const [table, word] of [
    ['comments', 'comment'],
    ['reviews', 'review'],
    ['products', 'courses'],
  ] as const) {
    await switchSecurity(table, 'disable')
    expect(await trespass(about(word), { most: 1 }), table).not.toEqual([])
    await switchSecurity(table, 'enable')
  }
})

const switchSecurity = (table: string, state: 'enable' | 'disable') =>
  world.app.units.withoutSchool('a test breaks the walls', (tx) =>
    tx.execute(sql.raw(`alter table ${table} ${state} row level security`)),
  )

/** Uses a call in a school of its own, or that of all calls which only read, as everyone in turn and with every kind of thing it may mean, until it does something. */
async function useOwn(call: DescribedCall): Promise<Sent[]> {
  const answers: Sent[] = []
  const mine = reads(call) ? readers : await aSchoolOfEverything(world)
  for (const idKind of idKindsOf(call, mine)) {
    for (const person of [undefined, mine.student, mine.admin].filter((each) => mayCall(call, each))) {
      const answer = await sendCall(
        world.app,
        mine.host,
        call,
        inputFor(call, targetsIn(call, mine, { idKind }), mine.encryptedCard),
        person,
      )
      answers.push(answer)
      if (isUseful(answer)) return answers
    }
  }
  return answers
}

/** Calls everything from a school of its own with ids of theirs, and lists everything. Answers what it got that it should not, and ends with so much of it. */
async function trespass(tried: DescribedCall[], { most = Infinity } = {}): Promise<string[]> {
  const found: string[] = []
  const ours = await aSchoolOfEverything(world)
  for (const call of tried) {
    // Calls without ids do what they are for, up to logging out.
    const mine = slotsOf(call).length > 0 || reads(call) ? ours : await aSchoolOfEverything(world)
    for (const person of [mine.admin, mine.student, undefined]) {
      for (const targets of foreignTargets(call, mine, mayCall(call, person))) {
        const answer = await sendCall(world.app, mine.host, call, inputFor(call, targets, mine.encryptedCard), person)
        const problem = problemOf(call, targets, person, answer)
        const to = [...targets].map(
          ([{ name }, { kind, school }]) => `${name}=${school === theirs ? 'their' : 'own'} ${kind}`,
        )
        if (problem) found.push(`${nameOf(call)} as ${person?.role ?? 'visitor'}, ${to.join(', ')}: ${problem}`)
        if (found.length >= most) return found
      }
    }
  }
  return found
}

/** Each slot in turn led to their thing and the others to one's own, and all of them to theirs. A call without slots is made once. */
function foreignTargets(call: DescribedCall, mine: SchoolOfEverything, mayCallIt: boolean): Map<Slot, Target>[] {
  const slots = slotsOf(call)
  if (slots.length === 0) return [new Map()]
  const all = idKindsOf(call, mine).map((idKind) => targetsIn(call, theirs, { idKind }))
  if (!mayCallIt) return all.slice(0, 1)
  const single = slots.flatMap((slot) =>
    kindsFor(call, slot, mine).flatMap((kind) =>
      idKindsOf(call, mine, slot).map((idKind) =>
        targetsIn(call, mine, { idKind }).set(slot, { kind, school: theirs }),
      ),
    ),
  )
  return slots.length === 1 ? all : [...all, ...single]
}

/** What a bare id may be; one nameless kind when the call has none, or none but the slot in question. */
function idKindsOf(call: DescribedCall, school: SchoolOfEverything, but?: Slot): string[] {
  const bare = slotsOf(call).find((slot) => slot !== but && (slot.name === 'id' || slot.name === 'ids'))
  return bare ? kindsFor(call, bare, school) : ['']
}

function problemOf(
  call: DescribedCall,
  targets: Map<Slot, Target>,
  person: TestPerson | undefined,
  { status, text }: Sent,
) {
  if (text.includes(theirs.word) || namesTheirThing(text)) return `shows what is theirs: ${text.slice(0, 200)}`
  if (status >= 500) return `${status} ${text}`
  if (!call.answers.has(status)) return `${status}, which /openapi.json does not know`
  if (!mayCall(call, person))
    return isElsewhere(call, status) || status === (person ? 403 : 401) ? undefined : String(status)
  if (targets.size === 0 || status === 404) return undefined
  return `${status} ${text.slice(0, 200)}`
}

const namesTheirThing = (text: string): boolean => Object.values(theirs.things).some((id) => text.includes(id))

const reads = ({ method }: DescribedCall): boolean => method === 'GET'

const mayCall = ({ access }: DescribedCall, person?: TestPerson): boolean =>
  access === 'anyone' || (access === 'signed-in' ? person !== undefined : person?.role === access)

/** The platform's own calls are not there on a school's host. */
const isElsewhere = (call: DescribedCall, status: number): boolean => isOfPlatform(call) && status === 404

const isOfPlatform = ({ access }: DescribedCall): boolean => access === 'operator'

const isUseful = ({ status }: Sent): boolean => status < 400 || status === 409

const describeAnswers = (answers: Sent[]): string =>
  [...new Set(answers.map(({ status, text }) => `${status} ${text}`))].join(' | ').slice(0, 400)
