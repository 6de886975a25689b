import { flushCompileCache } from 'node:module'
import { buildApp } from '#app/build-app.ts'
import { loadConfig } from '#platform/config.ts'

/** One process of the product, `web` or `worker`, without its pages. It is made to be killed. */
const [role] = process.argv.slice(2)
const config = loadConfig(process.env)
if (!config.databaseUrl) throw new Error('DATABASE_URL is missing')
const built = await buildApp({ ...config, databaseUrl: config.databaseUrl }, undefined)
if (role === 'web') await built.app.listen({ port: config.port, host: '127.0.0.1' })
else await built.startWorking()
// Whoever is killed cannot leave what it compiled to the next one.
flushCompileCache()
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
