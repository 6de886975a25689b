import { expect, test } from 'vitest'
import { readPercent, writePercent } from './percent.ts'

test('a percentage is read as people type it, in hundredths', () => {
  const cases = { '5': 500, '2.9': 290, '1,25': 125, ' 0.05 ': 5, '': 0, '12.5': 1250 }
  for (const [typed, points] of Object.entries(cases)) expect(readPercent(typed), typed).toBe(points)
  for (const wrong of ['five', '1.234', '-1', '100', '1.', '1e1']) expect(readPercent(wrong), wrong).toBeNull()
})

test('what is written is read back', () => {
  for (const points of [0, 5, 125, 290, 500, 5000]) expect(readPercent(writePercent(points))).toBe(points)
})
