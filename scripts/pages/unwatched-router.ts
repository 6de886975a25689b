import type { Plugin } from 'vite'
import { changed, routerFile } from './router-files.ts'

/**
 * React Router as browsers get it: without what lets others watch each of its steps, which nobody here does, without its warnings, and without
 * the pages it shows where a site has none of its own for what goes wrong; nor does a link here fetch ahead what it leads to, and all styles are there.
 */
export const unwatchedRouter: Plugin = {
  name: 'unwatched-router',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    return REPLACED[routerFile(id) ?? '']
  },
  transform(code, id) {
    const file = routerFile(id)
    return file && { code: (EMPTIED[file] ?? []).reduce(emptied, code).replaceAll(WARNS, UNHEARD), map: null }
  },
}

/** It tells a developer on the console what is odd and goes on: nobody reads a visitor's, so the call is left out, and its words with it. */
const WARNS = /(?<!function )\bwarning(Once)?\(/g
const UNHEARD = '/* @__PURE__ */ $&'

const emptied = (code: string, name: string): string =>
  changed(code, [new RegExp(`^(async )?function ${name}\\([^]*?^}$`, 'm'), `function ${name}() { return null }`])

/** What is never called, or has nothing to do, but is told apart from nothing only as it runs. */
const EMPTIED: Record<string, string[]> = {
  // Of components that a server renders, which the pages here are not made of.
  'errors.js': ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  // The root has a boundary of its own, and so no error is shown by the router's.
  'hooks.js': ['DefaultErrorComponent', 'RSCErrorHandler', 'getDataRouterConsoleError'],
  // As the one before it, words for whoever writes a page wrong: it fails without them as well.
  'router/utils.js': ['getInvalidPathError'],
  'dom/ssr/links.js': [
    'prefetchRouteCss',
    'prefetchStyleLinks',
    'isPageLinkDescriptor',
    'getKeyedPrefetchLinks',
    'getNewMatchesForLinks',
  ],
  'dom/ssr/components.js': ['PrefetchPageLinks'],
  'dom/ssr/routes.js': ['createClientRoutesWithHMRRevalidationOptOut'],
  'dom/ssr/single-fetch.js': ['nonSsrStrategy', 'singleFetchActionStrategy'],
}

const REPLACED: Record<string, string> = {
  'router/instrumentation.js': `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined`,
  // What breaks outside the root's own boundary, and so outside all that could be shown.
  'dom/ssr/errorBoundaries.js': `import { Component, createElement as el } from 'react'
export class RemixErrorBoundary extends Component {
  state = {}
  static getDerivedStateFromError(error) { return { error } }
  static getDerivedStateFromProps({ location }, state) {
    return state.location === location ? null : { location, error: undefined }
  }
  render() {
    return this.state.error ? el('html', null, el('body', null, String(this.state.error))) : this.props.children
  }
}
export const RemixRootDefaultErrorBoundary = () => null
export const BoundaryShell = RemixRootDefaultErrorBoundary`,
}
