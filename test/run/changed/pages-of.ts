import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

export interface Page {
  /** as the routes say it: '/home/surveys/:surveyId' */
  address: string
  /** its own and those of the layouts around it */
  files: string[]
}

const AROUND_ALL = ['src/web/root.tsx', 'src/web/entry.client.tsx']

/** Each address that a browser can go to, and the files its page begins with. */
export function pagesOf(routes: RouteConfigEntry[], before = '', around = AROUND_ALL): Page[] {
  return routes.flatMap(({ path: own, index, file, children }) => {
    const address = [before, own].filter(Boolean).join('/')
    const files = [...around, path.join('src/web', file)]
    if (children?.length) return pagesOf(children, address, files)
    return own || index ? [{ address: `/${address}`, files }] : []
  })
}
