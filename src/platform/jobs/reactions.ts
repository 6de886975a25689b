import type { z } from 'zod'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { EventKind } from '../events/event.ts'

export interface Happened<Payload> {
  id: string
  at: Date
  payload: Payload
}

export interface Reaction {
  queue: string
  /** talks to a provider: it waits in its queue, and nobody else for it */
  isOutside: boolean
  react(ctx: OutsideCtx, event: Happened<never>): Promise<void>
}

/** Who reacts to what: each module adds its reactions once, by its manifest. */
export class Reactions {
  readonly #byEvent = new Map<string, Reaction[]>()

  /** Runs in one unit of work of its own, as the system. It may run twice: make it safe to repeat. */
  on<Payload extends z.ZodObject>(
    kind: EventKind<Payload>,
    queue: string,
    react: (ctx: Ctx, event: Happened<z.output<Payload>>) => Promise<void>,
  ): void {
    this.#add(kind, {
      queue,
      isOutside: false,
      react: (ctx, event) => ctx.inTransaction((inside) => react(inside, event)),
    })
  }

  /** The same for reactions that talk to a provider. */
  onOutside<Payload extends z.ZodObject>(
    kind: EventKind<Payload>,
    queue: string,
    react: (ctx: OutsideCtx, event: Happened<z.output<Payload>>) => Promise<void>,
  ): void {
    this.#add(kind, { queue, isOutside: true, react })
  }

  #add({ eventName }: EventKind, reaction: Reaction): void {
    this.#byEvent.set(eventName, [...this.of(eventName), reaction])
  }

  of(eventName: string): Reaction[] {
    return this.#byEvent.get(eventName) ?? []
  }

  all(): Reaction[] {
    return [...this.#byEvent.values()].flat()
  }
}
