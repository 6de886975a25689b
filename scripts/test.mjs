import { fileURLToPath } from 'node:url'

import { underPinnedNode } from './under-pinned-node.mjs'

await underPinnedNode(fileURLToPath(import.meta.url), () => import('../test/run.ts'))
