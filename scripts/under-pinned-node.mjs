import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'

import { installPackages } from './install-packages.mjs'
import { PROJECT } from './project.mjs'

const COMPILED = path.join(PROJECT, 'node_modules', '.cache', 'node')

/**
 * Installs what the lock file names, then runs `work` under the project's own Node: here when this is it, else by running
 * `script` again in a child. Any Node from 20 on can run this.
 */
export async function underPinnedNode(script, work) {
  process.chdir(PROJECT)
  await installPackages()
  if (process.versions.node === pinnedVersion()) {
    module.enableCompileCache(COMPILED)
    // For the programs that it starts.
    process.env.NODE_COMPILE_CACHE = COMPILED
    endWithParent()
    await work()
    return
  }
  const child = spawn(pinnedNode(), [...process.execArgv, script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

const pinnedNode = () => realpathSync(path.join(PROJECT, 'node_modules', '.bin', 'node'))
const pinnedVersion = () =>
  JSON.parse(readFileSync(path.join(PROJECT, 'node_modules', 'node', 'package.json'), 'utf8')).version

/** A parent killed with -9 cannot pass the signal on; the closed channel tells. */
function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
