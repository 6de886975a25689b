import type { Pages } from './page-parts.ts'

const built = new URL('../../build/server/index.js', import.meta.url)

/** The pages as last built by `react-router build`. */
export const loadPages = async (): Promise<Pages> => (await import(built.href)) as Pages
