/** Hundredths of a percent as they are typed: '5', '2.9', '1,25'; null for what is no such number. */
export function readPercent(typed: string): number | null {
  const match = /^\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*$/.exec(typed)
  if (!match) return typed.trim() === '' ? 0 : null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

export const writePercent = (points: number): string => String(points / 100)
