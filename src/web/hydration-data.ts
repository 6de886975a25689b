import type { EntryContext } from 'react-router'

/**
 * React Router hands a page its data by scripts that suspend until a stream gives the next piece. The data is whole before we
 * render, so it is read first and laid where those scripts look for it: they are written in one go. Each render takes a context anew.
 */
export async function withHydrationData(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream } = context
  if (!serverHandoffStream) return () => context
  const chunks: Uint8Array[] = []
  for await (const chunk of serverHandoffStream) chunks.push(chunk)
  const value = Buffer.concat(chunks).toString()
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } })
  return () => ({ ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } })
}
