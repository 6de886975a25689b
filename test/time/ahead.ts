const SETTING = 'TEST_AHEAD_MS'
const LIVE_AHEAD = new URL('./live-ahead.ts', import.meta.url).href

/** How far ahead of the clock this process and all it starts live. */
export const ahead = (): number => Number(process.env[SETTING] ?? 0)

/** What is started from here on lives as if it were this moment now (ISO 8601). */
export function liveAt(moment: string): void {
  const milliseconds = Date.parse(moment) - Date.now() + ahead()
  if (Number.isNaN(milliseconds))
    throw new Error(`TEST_AT must be a moment such as 2026-12-31T23:30:00Z, not "${moment}"`)
  process.env[SETTING] = String(milliseconds)
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${LIVE_AHEAD}`
}
