import type { ReactElement } from 'react'
import type { EntryContext } from 'react-router'
import { renderWhole } from '../render-whole.tsx'
import type { loader } from '../root.tsx'
import type { SharedVisit } from '../visit.ts'
import { AloneContext } from './alone.ts'
import { standsAlone } from './alone-pages.ts'
import { AlonePage, type GivenAlone } from './AlonePage.tsx'
import { AloneScripts } from './AloneScripts.tsx'
import { ALONE_ID } from './ids.ts'

interface WrittenAlone {
  hasFailed: boolean
  /** what belongs into the head: title and meta */
  head: string
  /** names of the pieces in it that come on demand */
  pieces: Iterable<string>
  /** The document as the router writes it, with this page in it. */
  around: (document: ReactElement) => ReactElement
}

/** React writes what belongs into the head before everything else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** The page that was asked for, when it stands alone and nothing went wrong with it. */
export async function writeAlone(
  { staticHandlerContext: { matches, errors, loaderData } }: EntryContext,
  request: Request,
  visit: SharedVisit,
  scripts: readonly string[],
): Promise<WrittenAlone | undefined> {
  const route = matches.at(-1)?.route.id
  if (route === undefined || errors || !standsAlone(route)) return undefined
  const { school, language, signedInToken } = loaderData['root'] as Awaited<ReturnType<typeof loader>>
  const { pathname, search } = new URL(request.url)
  const loaded = loaderData[route] as object
  const given: GivenAlone = { route, loaded, school, language, signedInToken, here: { pathname, search } }
  const { html, hasFailed, pieces } = await renderWhole(() => <AlonePage {...given} />, request, visit)
  const [head = ''] = HEAD.exec(html) ?? []
  const alone = {
    page: <div id={ALONE_ID} dangerouslySetInnerHTML={{ __html: html.slice(head.length) }} />,
    scripts: <AloneScripts given={given} scripts={scripts} nonce={visit.nonce} />,
  }
  return { hasFailed, head, pieces, around: (document) => <AloneContext value={alone}>{document}</AloneContext> }
}
