import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const folder = await mkdtemp(path.resolve('node_modules/.migrations-'))
try {
  const copy = path.join(folder, 'migrations')
  const config = path.join(folder, 'drizzle.config.ts')
  await cp('migrations', copy, { recursive: true })
  await writeFile(
    config,
    `import config from '${path.resolve('drizzle.config.ts')}'\nexport default { ...config, out: '${path.relative('.', copy)}' }\n`,
  )
  const program = path.resolve('node_modules/.bin/drizzle-kit')
  const [code] = (await once(spawn(program, ['generate', `--config=${config}`], { stdio: 'inherit' }), 'exit')) as [
    number,
  ]
  const known = new Set(await readdir('migrations'))
  const missing = (await readdir(copy)).filter((file) => !known.has(file))
  if (missing.length > 0)
    console.error(`The tables changed without a migration (npm run db:generate): ${missing.join(', ')}`)
  const snapshots = (await readdir('migrations/meta')).filter((file) => file.endsWith('_snapshot.json'))
  if (snapshots.length > 1)
    console.error('Of the snapshots only the newest is kept (npm run db:generate removes the others)')
  process.exitCode = code === 0 && missing.length === 0 && snapshots.length === 1 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
