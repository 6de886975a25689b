import { type EntryContext, isRouteErrorResponse } from 'react-router'
import { jsonInPage } from './json-in-page.ts'
import { PAGE_DATA_ID } from './page-data-id.ts'

/**
 * What its loaders found, as the end of a page for the browser that takes it over: as JSON, which they find nothing else in. React
 * Router would encode it value by value, and hand it on by scripts.
 */
export function pageData({ staticHandlerContext: { loaderData, actionData, errors } }: EntryContext): string {
  const told = jsonInPage({ loaderData: foundIn(loaderData), actionData, errors: errors && toldOf(errors) })
  return `<script type="application/json" id="${PAGE_DATA_ID}">${told}</script>`
}

/** A loader that found nothing has run too. */
const foundIn = (loaderData: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(loaderData).map(([route, found]) => [route, found ?? null]))

/** Refusals as a browser knows them again; of what else went wrong nothing leaves the server. */
const toldOf = (errors: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data ?? null, internal: false }
        : {},
    ]),
  )
