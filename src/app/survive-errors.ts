import type { ReportError } from '#platform/errors/error-reporter.ts'
import { type Log, tellError } from '#platform/log.ts'

/**
 * An error that nobody caught (in a timer, on a connection) is told and does not end the process: what a request or a job was
 * doing is in its own transaction, and nothing else is shared that it could leave half done.
 */
export function surviveErrors(log: Log, reportError: ReportError): void {
  const tell = (thrown: unknown) => {
    log.error({ err: thrown }, 'nobody caught this')
    const { type: name, message, stack } = tellError(thrown)
    reportError({
      side: 'server',
      error: { name, message, stack },
      place: 'outside of any request',
      school: undefined,
      personId: undefined,
    })
  }
  process.on('uncaughtException', tell)
  process.on('unhandledRejection', tell)
}
