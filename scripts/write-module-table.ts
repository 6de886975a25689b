import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { moduleTable } from './module-table.ts'

const page = new URL('../docs/architecture.md', import.meta.url)
const text = await readFile(page, 'utf8')
await writeFile(page, text.replace(/(<!-- modules -->)[^]*(<!-- \/modules -->)/, `$1\n\n${moduleTable()}\n\n$2`))
execFileSync('npx', ['oxfmt', fileURLToPath(page)], { stdio: 'inherit' })
