import type { Plugin } from 'vite'

const WATCHING = /\/react-router\/dist\/[a-z]+\/lib\/router\/instrumentation\.js$/

/** React Router as browsers get it: without what lets others watch each of its steps, which nobody here does. */
export const unwatchedRouter: Plugin = {
  name: 'unwatched-router',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (WATCHING.test(id) ? NOBODY_WATCHES : undefined),
}

const NOBODY_WATCHES = `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined`
