import { type DescribedCall, type Field, nameOf } from './read-calls.ts'
import type { Given } from './send-call.ts'
import { sampleInput } from './sample.ts'
import type { SchoolOfEverything } from './school-of-everything.ts'

/** What names a thing without being a uuid, by the place it stands in. */
const NAMES = new Set(['path slug', 'path hash', 'body path'])
/** Made by whoever calls, and known to nobody before. */
const FRESH = new Set(['checkout_key', 'questions'])

/** A field of a call that names a thing of a school. */
export type Slot = Field

export const slotsOf = ({ fields }: DescribedCall): Slot[] =>
  fields.filter(
    ({ place, name, schema }) => !FRESH.has(name) && (NAMES.has(`${place} ${name}`) || isOfIds(JSON.stringify(schema))),
  )

/** What holds ids deeper inside is tried by its module's own tests. */
const isOfIds = (schema: string): boolean => schema.includes('"uuid"') && !schema.includes('"properties"')

/** The kinds of thing that a slot may name: the one it is called after, or any when it is just an id. */
export function kindsFor(call: DescribedCall, { name }: Slot, { things, types }: SchoolOfEverything): string[] {
  const kind = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
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
  return sampleInput(call, (field) => {
    const target = targets.get(field)
    if (field.name === 'encrypted_card') return encryptedCard
    if (target)
      return field.schema.type === 'array' ? [target.school.things[target.kind]] : target.school.things[target.kind]
    return field.name === 'type' && typed ? typed.school.types[typed.kind] : undefined
  })
}
