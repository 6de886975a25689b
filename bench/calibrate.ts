/** Milliseconds that a fixed piece of work takes now: how much of the machine is ours. */
export function calibrate(): number {
  const began = performance.now()
  let mixed = 1
  for (let round = 0; round < 20_000_000; round++) mixed = Math.imul(mixed, 1_664_525) + 1_013_904_223
  if (mixed === 0) throw new Error('The loop was optimised away')
  return performance.now() - began
}
