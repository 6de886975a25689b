import { type DescribedCall, type Field, nameOf, type Schema } from './read-calls.ts'
import type { Given } from './send-call.ts'
import { sampleInput } from './sample.ts'
import type { SchoolOfEverything } from './school-of-everything.ts'

/** What names a thing without being a uuid, by the place it stands in. */
const NAMES = new Set([
  'path slug',
  'path articleSlug',
  'path bundleSlug',
  'path communitySlug',
  'path consultationSlug',
  'path downloadSlug',
  'path eventSlug',
  'path membershipSlug',
  'path feedToken',
  'path hash',
  'path partnerToken',
  'body path',
  'body promo_code',
  'body ticket_code',
])
/** Made by whoever calls, and known to nobody before. */
const FRESH = new Set([
  'checkout_key',
  'note_key',
  'reminder_key',
  'import_key',
  'payout_key',
  'correction_key',
  'refund_key',
  'questions',
])

/** Where a call names a thing of a school: in a field, or somewhere inside one. */
export interface Slot {
  field: Field
  /** the way to it inside the field; empty for the field itself */
  inside: (string | number)[]
  place: Field['place']
  /** what it is called there, which says what it names */
  name: string
  isList: boolean
}

const slots = new WeakMap<DescribedCall, Slot[]>()

/** The same ones each time, so that a slot can be told from the others of its call. */
export function slotsOf(call: DescribedCall): Slot[] {
  const found = slots.get(call) ?? findSlots(call)
  slots.set(call, found)
  return found
}

const findSlots = ({ fields }: DescribedCall): Slot[] =>
  fields.filter(({ name }) => !FRESH.has(name)).flatMap((field) => slotsIn(field, field.name, field.schema, []))

/** A call as often as a field of it can be of another shape that names things, each time with one of them. */
export function byShape(call: DescribedCall): DescribedCall[] {
  const field = call.fields.find(({ name, schema }) => !FRESH.has(name) && shapesOf(schema).some(namesThings))
  if (!field) return [call]
  const shapes = shapesOf(field.schema).filter(namesThings)
  return shapes.map((schema) => ({
    ...call,
    fields: call.fields.map((each) => (each === field ? { ...each, schema } : each)),
  }))
}

const shapesOf = ({ oneOf, anyOf }: Schema): Schema[] => (oneOf ?? anyOf ?? []).filter(({ properties }) => properties)

const namesThings = (schema: Schema): boolean => JSON.stringify(schema).includes('"uuid"')

function slotsIn(field: Field, name: string, schema: Schema, inside: Slot['inside']): Slot[] {
  const { place } = field
  const slot = { field, inside, place, name, isList: false }
  if (inside.length === 0 && NAMES.has(`${place} ${name}`)) return [slot]
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, each]) => slotsIn(field, key, each, [...inside, key]))
  // Which of its shapes is meant has to be said first: `byShape`.
  if (shapesOf(schema).length > 0) return []
  if (schema.items?.properties) return slotsIn(field, name, schema.items, [...inside, 0])
  return namesThings(schema) ? [{ ...slot, isList: schema.type === 'array' }] : []
}

/** What a word names in the calls of these paths, or in a shape of this type. */
const ELSEWHERE: { path: string; type?: string; word: string; kind: string }[] = [
  { path: '/components', type: 'pdf', word: 'storedId', kind: 'storedPdfId' },
  { path: '/components', word: 'pictureId', kind: 'blockPictureId' },
  { path: '/components', type: 'video', word: 'videoId', kind: 'blockFilmId' },
  { path: '/articles/', word: 'pictureId', kind: 'photoId' },
  { path: '/articles/', word: 'blockId', kind: 'articleBlockId' },
  { path: '/subscribe/', word: 'variantId', kind: 'planId' },
  { path: '/subscribe/', word: 'bumpIds', kind: 'planBumpIds' },
  { path: '/my/membership/', word: 'membershipId', kind: 'memberId' },
  { path: '/my/membership/', word: 'variantId', kind: 'planId' },
  { path: '/home/members/prices', word: 'variantId', kind: 'planId' },
]

/** The kinds of thing that a slot may name: the one it is called after, or any when it is just an id. */
export function kindsFor(call: DescribedCall, { name, field }: Slot, { things, types }: SchoolOfEverything): string[] {
  const word = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const type = field.schema.properties?.['type']
  const shapeOf = type && 'const' in type ? type.const : undefined
  const isMeant = (each: (typeof ELSEWHERE)[number]) =>
    each.word === word && call.path.includes(each.path) && (each.type === undefined || each.type === shapeOf)
  const kind = ELSEWHERE.find(isMeant)?.kind ?? word
  if (kind in things) return [kind]
  if (name !== 'id' && name !== 'ids')
    throw new Error(`${nameOf(call)}: what does ${name} name? Teach the school of everything.`)
  return call.fields.some((field) => field.name === 'type')
    ? Object.keys(types)
    : Object.keys(things).filter((thing) => thing.endsWith('Id'))
}

/** Where a slot leads: to a thing of this kind in that school. */
export interface Target {
  kind: string
  school: SchoolOfEverything
}

/** Every slot led to a thing of one school; `idKind` says of what kind a bare id is. */
export function targetsIn(call: DescribedCall, school: SchoolOfEverything, { idKind = '' }): Map<Slot, Target> {
  return new Map(
    slotsOf(call).map((slot) => {
      const kinds = kindsFor(call, slot, school)
      return [slot, { kind: kinds.includes(idKind) ? idKind : kinds[0]!, school }]
    }),
  )
}

/** The call's input with each slot led to its target. */
export function inputFor(call: DescribedCall, targets: Map<Slot, Target>, encryptedCard: string): Given {
  const typed = [...targets.values()].find(({ kind, school }) => kind in school.types)
  const shaped = new Set([...targets.keys()].filter(({ inside }) => inside.length > 0).map(({ field }) => field))
  const given = sampleInput(call, shaped, ({ name }) => {
    if (name === 'encrypted_card' || name === 'cypher') return encryptedCard
    return name === 'type' && typed ? typed.school.types[typed.kind] : undefined
  })
  for (const [{ field, inside, isList }, { kind, school }] of targets) {
    const thing = school.things[kind]
    put(given[field.place], [field.name, ...inside], isList ? [thing] : thing)
  }
  return given
}

function put(into: Record<string | number, unknown>, [key, ...rest]: (string | number)[], value: unknown): void {
  if (rest.length === 0) into[key!] = value
  else put(into[key!] as Record<string, unknown>, rest, value)
}
