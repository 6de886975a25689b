import { createContext, type ReactNode, use } from 'react'
import type { BrowserApi } from './browser-api.ts'

const ApiContext = createContext<BrowserApi | null>(null)

export function ApiProvider({ api, children }: { api: BrowserApi; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

/** Our calls, for components: `const api = useApi(); await api.call(contract.postComment, {…})`. */
export function useApi(): BrowserApi {
  const api = use(ApiContext)
  if (!api) throw new Error('ApiProvider is missing above this component')
  return api
}
