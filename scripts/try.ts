import { startEmbeddedPostgres } from '/work/main/src/platform/db/embedded-postgres.ts'
import { migrate } from '/work/main/src/platform/db/migrate.ts'
import { loadConfig } from '/work/main/src/platform/config.ts'
import { startApp } from '/work/main/src/app/start-app.ts'
const t=Date.now()
const pgs = await startEmbeddedPostgres({ dataDir: '/tmp/lead/data', log: console.log })
console.log('pg', Date.now()-t, pgs.url.replace(/:[^:@]*@/,':x@'))
await migrate(pgs.url)
console.log('migrated', Date.now()-t)
const config = loadConfig({ PORT: '4000', DATA_DIR: '/tmp/lead/data', LOG_LEVEL: 'info' })
const app = await startApp({ ...config, databaseUrl: pgs.url }, { roles: ['web', 'worker'] })
console.log('started', app.address, Date.now()-t)
process.on('SIGTERM', async () => { await app.stop(); await pgs.stop(); process.exit(0) })
