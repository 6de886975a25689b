import { readFile, writeFile } from 'node:fs/promises'
import { moduleTable } from './module-table.ts'

const page = new URL('../docs/architecture.md', import.meta.url)
const text = await readFile(page, 'utf8')
await writeFile(page, text.replace(/(<!-- modules -->)[^]*(<!-- \/modules -->)/, `$1\n\n${moduleTable()}\n\n$2`))
