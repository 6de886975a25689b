type Fields = Partial<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was typed that differs from what is saved, field by field, also within fields that hold others. */
export function changedFrom<Values extends object>(saved: Values, typed: Partial<Values>): Partial<Values> {
  const before: Fields = { ...saved }
  const changed = Object.entries(typed)
    .filter(([key, value]) => !isSame(value, before[key]))
    .map(([key, value]) => {
      const base = before[key]
      return [key, isFields(value) && isFields(base) ? changedFrom(base, value) : value]
    })
  return Object.fromEntries(changed) as Partial<Values>
}

/** What was changed, laid over what is saved now. */
export function withChanged<Values extends object>(saved: Values, changed: Partial<Values>): Values {
  const before: Fields = { ...saved }
  const laid = Object.entries(changed).map(([key, value]) => {
    const base = before[key]
    return [key, isFields(value) && isFields(base) ? withChanged(base, value) : value]
  })
  return { ...saved, ...(Object.fromEntries(laid) as Partial<Values>) }
}

/** What was typed over what was saved then, laid over what somebody else has saved since. */
export const laidOver = <Values extends object>(
  typed: Values,
  { base, newer }: { base: Values; newer: Values },
): Values => withChanged(newer, changedFrom(base, typed))
