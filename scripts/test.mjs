import { fileURLToPath } from 'node:url'

import { underPinnedNode } from './under-pinned-node.mjs'

await underPinnedNode(fileURLToPath(import.meta.url), async () => {
  const { buildPages } = await import('./build-pages.mjs')
  await buildPages()
  await import('../test/run.ts')
})
