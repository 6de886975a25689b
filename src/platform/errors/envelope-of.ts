import { randomUUID } from 'node:crypto'
import { framesOf } from './frames-of.ts'
import { withhold } from './withhold.ts'

/** What is told of an error: no addresses, bodies or cookies, and of a person nothing but the id. */
export interface ErrorReport {
  side: 'server' | 'browser'
  error: { name: string; message: string; stack?: string | undefined; cause?: unknown }
  /** `POST /comments`, or the path of a page */
  place: string
  /** slug */
  school: string | undefined
  personId: string | undefined
}

const DEEPEST_CAUSE = 4

/** One event as Sentry takes it: three lines of JSON. */
export function envelopeOf(report: ErrorReport, { environment, at }: { environment: string; at: Date }): string {
  const eventId = randomUUID().replaceAll('-', '')
  const event = {
    event_id: eventId,
    timestamp: at.toISOString(),
    platform: report.side === 'server' ? 'node' : 'javascript',
    level: 'error',
    environment,
    transaction: withhold(report.place),
    tags: { side: report.side, ...(report.school && { school: report.school }) },
    ...(report.personId && { user: { id: report.personId } }),
    exception: { values: causesOf(report.error).map(asException) },
  }
  return [{ event_id: eventId, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n')
}

/** The first cause first, as Sentry reads them. */
function causesOf(error: ErrorReport['error']): Array<ErrorReport['error']> {
  const chain = [error]
  let { cause } = error
  while (cause instanceof Error && chain.length < DEEPEST_CAUSE) {
    chain.unshift(cause)
    cause = cause.cause
  }
  return chain
}

const asException = ({ name, message, stack }: ErrorReport['error']) => ({
  type: name,
  value: withhold(message),
  mechanism: { type: 'generic', handled: false },
  ...(stack && { stacktrace: { frames: framesOf(stack) } }),
})
