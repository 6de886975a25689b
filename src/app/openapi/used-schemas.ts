interface Described {
  components?: { schemas?: Record<string, unknown> }
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g

const renameReferences = (said: string, names: ReadonlyMap<string, string>): string =>
  said.replaceAll(REFERENCE, (_whole, name: string) => `"#/components/schemas/${names.get(name) ?? name}"`)

const namesIn = (said: string): string[] => [...said.matchAll(REFERENCE)].map(([, name]) => name!)

/**
 * A description with those of its named schemas that something in it refers to, by their names. What is sent as `XInput` and has the shape in which
 * it is answered as `X` goes by that one name.
 */
export function withUsedSchemas(description: object): object {
  const { components: { schemas = {}, ...components } = {}, ...rest } = description as Described
  const said = new Map(Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema)]))
  const sameAs = sameShapes(said)
  const renamed = (text: string) => renameReferences(text, sameAs)
  const told = renamed(JSON.stringify({ ...rest, components }))
  const used = new Map<string, unknown>()
  const toRead = namesIn(told)
  for (let name = toRead.pop(); name !== undefined; name = toRead.pop()) {
    if (used.has(name)) continue
    const schema = renamed(said.get(name)!)
    used.set(name, JSON.parse(schema))
    toRead.push(...namesIn(schema))
  }
  const answer = JSON.parse(told) as Described
  const sorted = Object.fromEntries([...used].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return { ...answer, components: { ...answer.components, schemas: sorted } }
}

/** The inputs that are, with all they refer to, what the schema of their name without `Input` is. */
function sameShapes(said: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const candidates = [...said.keys()].filter((name) => name.endsWith('Input') && said.has(answered(name)))
  const same = new Map(candidates.map((name) => [name, answered(name)]))
  const asAnswered = (name: string) => renameReferences(said.get(name)!, same)
  let isSettled = false
  while (!isSettled) {
    isSettled = true
    for (const [name, other] of same) {
      if (asAnswered(name) === asAnswered(other)) continue
      same.delete(name)
      isSettled = false
    }
  }
  return same
}

const answered = (input: string): string => input.slice(0, -'Input'.length)
