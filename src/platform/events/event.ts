import { z } from 'zod'

/** Something that happened, ready to be published. */
export interface DomainEvent {
  name: string
  payload: Record<string, unknown>
}

export interface EventKind<Payload extends z.ZodObject = z.ZodObject> {
  (payload: z.input<Payload>): DomainEvent
  eventName: string
  payload: Payload
}

/** `module.thing-happened`; the payload holds ids and what cannot be read again later. */
export function event<Payload extends z.ZodObject>(eventName: string, payload: Payload): EventKind<Payload> {
  const build = (given: z.input<Payload>): DomainEvent => ({ name: eventName, payload: payload.parse(given) })
  return Object.assign(build, { eventName, payload })
}
