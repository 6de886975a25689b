/** What was typed over what was saved then, laid over what somebody else has saved since. */
export function laidOver<Values extends object>(
  typed: Values,
  { base, newer }: { base: Values; newer: Values },
): Values {
  const before: Partial<Record<string, unknown>> = { ...base }
  const changed = Object.entries(typed).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]))
  return { ...newer, ...(Object.fromEntries(changed) as Partial<Values>) }
}
