import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { loadTexts } from '#web/kit/text/text-of.ts'
import { type Visit, visitContext } from './visit.ts'

const answer = createRequestHandler(build, 'production')

await Promise.all([loadTexts('en'), loadTexts('pl')])

/** Renders one page for one visit. */
export function renderPage(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return answer(request, context)
}
