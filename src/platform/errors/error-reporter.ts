import { clock, SECOND } from '#platform/clock.ts'
import type { Dsn } from './dsn.ts'
import { envelopeOf, type ErrorReport } from './envelope-of.ts'
import { limitRepeats } from './limit-repeats.ts'

export type ReportError = (report: ErrorReport) => void

const ANSWERS_WITHIN_MS = 5 * SECOND
const PAUSE_SECONDS = 60

/** Tells an error collector of bugs, without anyone waiting for it; without one set, tells nobody. */
export function errorReporter(dsn: Dsn | undefined, { environment }: { environment: string }): ReportError {
  if (!dsn) return () => undefined
  // Apart, so that a browser gone mad does not use up what bugs of the server need.
  const mayTell = { server: limitRepeats(), browser: limitRepeats() }
  let silentUntil = 0

  return (report) => {
    const at = clock.now()
    if (at.getTime() < silentUntil || !mayTell[report.side](causeOf(report), at.getTime())) return
    void send(dsn, envelopeOf(report, { environment, at })).then(
      (pauseSeconds) => (silentUntil = at.getTime() + pauseSeconds * SECOND),
      () => undefined,
    )
  }
}

const causeOf = ({ error: { name, message, stack = '' } }: ErrorReport): string =>
  [name, message, ...stack.split('\n').slice(0, 3)].join('\n')

/** Answers for how many seconds the collector wants to hear nothing more. */
async function send({ envelopeUrl, publicKey }: Dsn, envelope: string): Promise<number> {
  const { status, headers } = await fetch(envelopeUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=katedra/1.0, sentry_key=${publicKey}`,
    },
    body: envelope,
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  return status === 429 ? Number(headers.get('retry-after')) || PAUSE_SECONDS : 0
}
