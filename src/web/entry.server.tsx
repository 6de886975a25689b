import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitContext } from './visit.ts'

const GIVE_UP_AFTER = 5_000

/** Renders into one buffer: hydration data is kept, and web streams are left out. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Everything in its place: a part sent after the page and moved by script is lost without scripts.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer)
          const chunks: Uint8Array[] = []
          pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(chunk)
                done()
              },
              final(done) {
                headers.set('content-type', 'text/html; charset=utf-8')
                const page = wordsBeforeScripts(Buffer.concat(chunks).toString())
                resolve(new Response(page, { status: failed ? 500 : status, headers }))
                done()
              },
            }),
          )
        },
        onShellError: reject,
        onError(error) {
          failed = true
          if (!request.signal.aborted) reportError(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long')), GIVE_UP_AFTER)
  })
}

/** The page is there to be read before its scripts are: they are fetched behind styles, fonts and pictures. */
const wordsBeforeScripts = (page: string): string =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** What a loader threw and nobody expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && error instanceof Error) context.get(visitContext).reportError(error)
}
