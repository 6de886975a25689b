import { expect, test } from 'vitest'
import { accentOutcome } from './accent-outcome.ts'

test.each(['#ffffff', '#000000', '#767676', '#fbf9f4'])('%s has no hue that a correction could save', (color) => {
  expect(accentOutcome(color)).toMatchObject({ isLost: true })
})

test.each(['#b4532a', '#ffff00', '#8a1f11', '#2a3fb0', '#00ff00', '#0a0a60'])('%s stays a colour', (color) => {
  expect(accentOutcome(color)).toMatchObject({ isLost: false })
})

test('what is said to be kept is what was chosen, and what is not is readable', () => {
  expect(accentOutcome('#8A1F11')).toMatchObject({ light: { text: '#8a1f11', isKept: true } })
  const yellow = accentOutcome('#ffff00')!
  expect(yellow.light).toMatchObject({ isKept: false })
  for (const { contrast } of [yellow.light, yellow.dark]) expect(contrast).toBeGreaterThanOrEqual(4.5)
})

test.each(['', 'red', '#12345', '#12345g'])('%j is no colour', (typed) => {
  expect(accentOutcome(typed)).toBeNull()
})
