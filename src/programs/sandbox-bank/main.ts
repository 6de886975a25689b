import { readSettings } from './read-settings.ts'
import { startBank } from './start-bank.ts'

const STOP_WITHIN = 5000

const settings = readSettings(process.env)
const bank = await startBank(settings).catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `The sandbox bank waits for port ${settings.port}, which another program has` : error)
  process.exit(1)
})
process.send?.({ type: 'listening', origin: bank.origin })

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), STOP_WITHIN).unref()
  void bank.stop().then(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('disconnect', stop)
// Ctrl-C reaches the whole group; the parent still needs the bank for the requests it finishes, and stops it after them.
process.on('SIGINT', () => {
  if (!process.connected) stop()
})
