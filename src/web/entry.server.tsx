import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { withHydrationData } from './hydration-data.ts'
import { type SharedVisit, visitContext } from './visit.ts'

const GIVE_UP_AFTER = 5_000

interface Rendered {
  page: string
  hasFailed: boolean
}

/** Renders in one go; what waits for something, or fails, is rendered again by the stream, which waits and tells. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext)
  const withData = await withHydrationData(routerContext)
  const documentOf = () => <ServerRouter context={withData()} url={request.url} nonce={visit.nonce} />
  const { page, hasFailed } = renderedAtOnce(documentOf()) ?? (await rendered(documentOf(), request, visit))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(wordsBeforeScripts(page), { status: hasFailed ? 500 : status, headers })
}

const LEFT_OUT = '<!--$!-->'

/** Undefined when a part of it could not be: React leaves that to the browser, and readers without scripts without it. */
function renderedAtOnce(document: ReactElement): Rendered | undefined {
  try {
    const html = renderToString(document)
    return html.includes(LEFT_OUT) ? undefined : { page: `<!DOCTYPE html>${html}`, hasFailed: false }
  } catch {
    return undefined
  }
}

function rendered(document: ReactElement, { signal }: Request, { nonce, reportError }: SharedVisit): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(document, {
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
              resolve({ page: Buffer.concat(chunks).toString(), hasFailed })
              done()
            },
          }),
        )
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true
        if (!signal.aborted) reportError(error)
      },
    })
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
