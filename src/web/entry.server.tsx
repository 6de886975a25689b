import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { aloneScripts } from './alone/alone-scripts.ts'
import { writeAlone } from './alone/write-alone.tsx'
import { pageData } from './page-data.ts'
import { pieceScripts, toldPieces } from './pieces/told-pieces.ts'
import { renderWhole } from './render-whole.tsx'
import { visitContext } from './visit.ts'

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext)
  const alone = await writeAlone(routerContext, request, visit, context.get(aloneScripts))
  const documentOf = () => <ServerRouter context={ownOf(routerContext)} url={request.url} nonce={visit.nonce} />
  const { html, pieces, ...around } = await renderWhole(
    () => alone?.around(documentOf()) ?? documentOf(),
    request,
    visit,
  )
  const page = html.startsWith('<!') ? html : `<!DOCTYPE html>${html}`
  const hasFailed = around.hasFailed || alone?.hasFailed
  const asked = alone ? new Set(context.get(aloneScripts)) : scriptsOf(routerContext)
  const told = toldPieces(asked, alone?.pieces ?? pieces, context.get(pieceScripts))
  const endOfHead = page.indexOf('</head>')
  const head = wordsBeforeScripts(page.slice(0, endOfHead) + (alone?.head ?? '') + told)
  const endOfBody = page.lastIndexOf('</body>')
  const body = page.slice(endOfHead, endOfBody) + (alone ? '' : pageData(routerContext)) + page.slice(endOfBody)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new WrittenPage(head + body, {
    status: hasFailed ? 500 : status,
    headers,
  })
}

/** Of each render anew; the page brings its data itself. */
const ownOf = ({ serverHandoffStream: _stream, ...context }: EntryContext): EntryContext => ({
  ...context,
  renderMeta: {},
})

/** It is text already: a stream of bytes would be made of it, and text of that again. */
class WrittenPage extends Response {
  readonly #page: string

  constructor(page: string, init: ResponseInit) {
    super(null, init)
    this.#page = page
  }

  override async text(): Promise<string> {
    return this.#page
  }
}

/** What the router asks for: its own, and those of the routes along the address. */
const scriptsOf = ({ manifest: { entry, routes } }: EntryContext): Set<string> =>
  new Set([entry, ...Object.values(routes)].flatMap((each) => (each ? [each.module, ...(each.imports ?? [])] : [])))

/** The page is there to be read before its scripts are: they are fetched behind styles, fonts and pictures. */
const wordsBeforeScripts = (page: string): string =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** What a loader threw and nobody expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && error instanceof Error) context.get(visitContext).reportError(error)
}
