import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ShownPieces } from '#kit/shown-pieces.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { SharedVisit } from './visit.ts'

const GIVE_UP_AFTER = 5_000

interface Rendered {
  html: string
  hasFailed: boolean
  /** names of the pieces in it that come on demand, each behind the one it is a part of */
  pieces: Iterable<string>
}

/** Renders in one go; what waits for something, or fails, is rendered again by the stream, which waits and tells. */
export const renderWhole = async (
  elementOf: () => ReactElement,
  request: Request,
  visit: SharedVisit,
): Promise<Rendered> =>
  (await inSlices(() => renderedAtOnce(elementOf()))) ?? (await rendered(elementOf(), request, visit))

const LEFT_OUT = '<!--$!-->'

/** Undefined when a part of it could not be: React leaves that to the browser, and readers without scripts without it. */
function renderedAtOnce(element: ReactElement): Rendered | undefined {
  const pieces = new Set<string>()
  try {
    const html = renderToString(<ShownPieces value={pieces}>{element}</ShownPieces>)
    return html.includes(LEFT_OUT) ? undefined : { html, hasFailed: false, pieces }
  } catch {
    return undefined
  }
}

function rendered(element: ReactElement, { signal }: Request, { nonce, reportError }: SharedVisit): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const pieces = new Set<string>()
    const { pipe, abort } = renderToPipeableStream(<ShownPieces value={pieces}>{element}</ShownPieces>, {
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
              resolve({ html: Buffer.concat(chunks).toString(), hasFailed, pieces })
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
