import { buffer } from 'node:stream/consumers'
import { type LookedAtFile, LOOKED_AT } from '#platform/is-really.ts'
import type { ObjectStore } from './port.ts'

/** How an object begins and ends, for whoever has to know what it is; an empty one has neither. */
export async function endsOf(store: Pick<ObjectStore, 'get'>, key: string, bytes: number): Promise<LookedAtFile> {
  const part = async (start: number, end: number) => buffer((await store.get(key, { range: { start, end } })).stream)
  if (bytes === 0) return { bytes, part, head: Buffer.alloc(0) }
  const head = await part(0, Math.min(LOOKED_AT, bytes) - 1)
  return bytes <= LOOKED_AT
    ? { bytes, part, head }
    : { bytes, part, head, tail: await part(bytes - LOOKED_AT, bytes - 1) }
}
