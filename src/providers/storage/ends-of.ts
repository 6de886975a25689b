import { buffer } from 'node:stream/consumers'
import { type Ends, LOOKED_AT } from '#platform/is-really.ts'
import type { ByteRange, ObjectStore } from './port.ts'

/** How an object begins and ends, for whoever has to know what it is; an empty one has neither. */
export async function endsOf(store: Pick<ObjectStore, 'get'>, key: string, size: number): Promise<Ends> {
  if (size === 0) return { head: Buffer.alloc(0) }
  const part = async (range: ByteRange) => buffer((await store.get(key, { range })).stream)
  const head = await part({ start: 0, end: Math.min(LOOKED_AT, size) - 1 })
  return size <= LOOKED_AT ? { head } : { head, tail: await part({ start: size - LOOKED_AT, end: size - 1 }) }
}
