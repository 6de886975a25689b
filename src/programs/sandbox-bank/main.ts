import { readSettings } from './read-settings.ts'
import { startBank } from './start-bank.ts'

const STOP_WITHIN = 5000

const bank = await startBank(readSettings(process.env))
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
