import { buildPages } from './build-pages.mjs'

await buildPages()
