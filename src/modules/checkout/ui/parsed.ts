/** A draft as it was kept; nothing when it cannot be read. */
export function parsed<Kept extends object>(draft: string): Partial<Kept> {
  try {
    return JSON.parse(draft || '{}') as Partial<Kept>
  } catch {
    return {}
  }
}
