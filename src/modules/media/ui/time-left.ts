const WINDOW_MS = 15_000
const TRUSTED_AFTER_MS = 2_000

/** Guesses the seconds an upload still takes from how fast the last quarter of a minute was. */
export function timeLeft() {
  let samples: Array<{ at: number; sent: number }> = []

  return (sent: number, total: number, now: number): number | undefined => {
    samples = [...samples.filter(({ at }) => now - at <= WINDOW_MS), { at: now, sent }]
    const [first] = samples
    if (!first || now - first.at < TRUSTED_AFTER_MS || sent <= first.sent) return undefined
    const perMillisecond = (sent - first.sent) / (now - first.at)
    return Math.ceil((total - sent) / perMillisecond / 1000)
  }
}
