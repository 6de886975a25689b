import type { z } from 'zod'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { EventKind } from '../events/event.ts'

export interface Happened<Payload> {
  id: string
  at: Date
  payload: Payload
}

export type Reaction = InsideReaction | OutsideReaction

export interface InsideReaction {
  queue: string
  isOutside: false
  react(ctx: Ctx, event: Happened<never>): Promise<void>
}

/** Talks to a provider: it waits in its queue, and nobody else for it. */
interface OutsideReaction {
  queue: string
  isOutside: true
  react(ctx: OutsideCtx, event: Happened<never>): Promise<void>
}

/** Who reacts to what: each module adds its reactions once, by its manifest. */
export class Reactions {
  readonly #byEvent = new Map<string, Reaction[]>()

  /**
   * Runs as the system, in one unit of work with the others that react to the same event, in the order in which they were added; in
   * one of its own where one of them fails. It may run twice: make it safe to repeat. Whoever locks a purchase is added first.
   */
  on<Payload extends z.ZodObject>(
    kind: EventKind<Payload>,
    queue: string,
    react: (ctx: Ctx, event: Happened<z.output<Payload>>) => Promise<void>,
  ): void {
    this.#add(kind, { queue, isOutside: false, react })
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
