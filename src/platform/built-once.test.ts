import { expect, test, vi } from 'vitest'
import { builtOnce } from './built-once.ts'

test('what was built is used again, for two hundred givens and no more', () => {
  const build = vi.fn((zone: string, day: number) => ({ zone, day }))
  const built = builtOnce(build)
  const first = built('Europe/Warsaw', 0)
  for (let day = 1; day < 200; day++) built('Europe/Warsaw', day)
  expect(built('Europe/Warsaw', 0)).toBe(first)
  expect(build).toHaveBeenCalledTimes(200)
  built('Europe/Warsaw', 200)
  expect(built('Europe/Warsaw', 0)).not.toBe(first)
})
