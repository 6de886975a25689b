import { fileURLToPath } from 'node:url'

import { underPinnedNode } from './under-pinned-node.mjs'

await underPinnedNode(fileURLToPath(import.meta.url), async () => {
  const { run } = await import('../src/backup/main.ts')
  await run('backup')
})
