const TYPED = /^(\d{1,4})(?::([0-5]\d))?$/

/** Minutes, or minutes and seconds, as somebody types them; null is nothing that was typed, undefined no time at all. */
export function secondsIn(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const [, minutes, seconds = '0'] = TYPED.exec(text) ?? []
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds)
}

/** The same, as it would be typed. */
export function asTyped(seconds: number): string {
  const rest = seconds % 60
  const minutes = String(Math.floor(seconds / 60))
  return rest === 0 ? minutes : `${minutes}:${String(rest).padStart(2, '0')}`
}
