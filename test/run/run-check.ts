import { runProgram } from './run-program.ts'
import { lastOf, type Tally } from './tally.ts'

/** A check counts as one, whatever it finds. What it says is shown when it has ended: others run beside it. */
export async function runCheck(name: string, command: string[]): Promise<Tally> {
  const words: string[] = []
  const code = await runProgram(command, { hear: (said) => words.push(said) })
  console.log(`\n── ${name}`)
  process.stdout.write(words.join(''))
  console.log(code === 0 ? `passed: ${name}` : `FAILED: ${name}`)
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [{ what: name, why: lastOf(words) }] }
}
