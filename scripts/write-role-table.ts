import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { roleTable } from './role-table.ts'

const page = new URL('../docs/admin-roles.md', import.meta.url)
const text = await readFile(page, 'utf8')
await writeFile(page, text.replace(/(<!-- roles -->)[^]*(<!-- \/roles -->)/, `$1\n\n${await roleTable()}\n\n$2`))
execFileSync('npx', ['oxfmt', fileURLToPath(page)], { stdio: 'inherit' })
