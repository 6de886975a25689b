import { runProgram } from './run-program.ts'
import type { Tally } from './tally.ts'

/** A check counts as one, whatever it finds. */
export async function runCheck(name: string, command: string[]): Promise<Tally> {
  console.log(`\n── ${name}`)
  const code = await runProgram(command)
  console.log(code === 0 ? `passed: ${name}` : `FAILED: ${name}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
