import { invalidField } from '#platform/refusal.ts'

/** Buyers choose among several variants by their names: each has one, and no two the same. */
export function checkName(name: string, others: { name: string }[]): void {
  if (others.length === 0) return
  if (name === '') throw invalidField('name', 'validation.variant-name')
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw invalidField('name', 'validation.variant-name-unique')
}
