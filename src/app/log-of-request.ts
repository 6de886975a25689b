import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

type ChildLoggerFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>
type Told = Parameters<FastifyBaseLogger['info']>

/** Most requests log nothing: the log that names one is made once it says something. */
export const logOfRequest: ChildLoggerFactory = (logger, bindings, options) =>
  new LogOfRequest(() => logger.child(bindings, options))

class LogOfRequest implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  get level(): string {
    return this.#log.level
  }

  info(...told: Told): void {
    this.#log.info(...told)
  }

  error(...told: Told): void {
    this.#log.error(...told)
  }

  debug(...told: Told): void {
    this.#log.debug(...told)
  }

  fatal(...told: Told): void {
    this.#log.fatal(...told)
  }

  warn(...told: Told): void {
    this.#log.warn(...told)
  }

  trace(...told: Told): void {
    this.#log.trace(...told)
  }

  silent(...told: Told): void {
    this.#log.silent(...told)
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...given)
  }
}
