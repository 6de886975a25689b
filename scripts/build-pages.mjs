import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { compressAssets } from './compress-assets.mjs'
import { fingerprintPages } from './fingerprint-pages.mjs'
import { PROJECT } from './project.mjs'

const STAMP = path.join(PROJECT, 'build', 'sources')

/** Builds the pages unless the last build was made of the same sources. @throws Error when the build fails. */
export async function buildPages() {
  const sources = fingerprintPages()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the pages; this takes half a minute')
  rmSync(STAMP, { force: true })
  await run(path.join(PROJECT, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build')
  rmSync(path.join(PROJECT, 'build', 'player'), { recursive: true, force: true })
  await run(path.join(PROJECT, 'src', 'providers', 'video', 'own-host', 'playback', 'build-player.ts'))
  await compressAssets(path.join(PROJECT, 'build', 'client', 'assets'))
  writeFileSync(STAMP, sources)
}

async function run(...script) {
  const build = spawn(process.execPath, script, {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('The pages could not be built; the reason is above')
}
