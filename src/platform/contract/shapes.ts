import { z } from 'zod'

export const Id = z.uuid()
export const IdParams = z.object({ id: Id })
/** ISO 8601 in UTC */
export const Time = z.iso.datetime()
export const Amount = z.int().min(0)
export const Currency = z.string().length(3)
export const Done = z.object({ done: z.literal(true) })
export const PersonType = z.enum(['App\\User', 'App\\Student'])
/** An author as the specifications name it (engagement §3). */
export const Ownable = z.object({ id: Id, name: z.string(), avatar: z.string().nullable(), type: PersonType })
export type Ownable = z.output<typeof Ownable>
