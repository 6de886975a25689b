import { expect, test } from 'vitest'
import { placesUpTo, type Room, roundDays, roundSeconds } from './places.ts'

const named = (last: number, roundUp: (least: number) => number, room: Room) =>
  placesUpTo(last, roundUp)
    .filter(({ rooms }) => rooms.includes(room))
    .map(({ at }) => at)

test.each([
  [6, 'small', [0, 2, 4, 6]],
  [6, 'wide', [0, 1, 2, 3, 4, 5, 6]],
  [29, 'tiny', [0, 14, 28]],
  [29, 'small', [0, 7, 14, 21, 28]],
  [29, 'middle', [0, 4, 8, 12, 16, 20, 24, 28]],
  [89, 'small', [0, 21, 42, 63, 84]],
  [89, 'wide', [0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84]],
  [364, 'small', [0, 84, 168, 252, 336]],
  [0, 'small', [0]],
] as const)('of days up to %d a %s chart names %j', (last, room, expected) => {
  expect(named(last, roundDays, room)).toEqual(expected)
})

test.each([
  [6, 'small', [0, 2, 4, 6]],
  [95, 'small', [0, 30, 60, 90]],
  [605, 'middle', [0, 120, 240, 360, 480, 600]],
  [5400, 'small', [0, 1800, 3600, 5400]],
  [36_000, 'small', [0, 10_800, 21_600, 32_400]],
] as const)('of %d seconds a %s chart names those at %j', (last, room, expected) => {
  expect(named(last, roundSeconds, room)).toEqual(expected)
})

test('labels are as far apart as their chart asks, whatever there is to name', () => {
  for (const roundUp of [roundDays, roundSeconds])
    for (let last = 1; last <= 4000; last++)
      for (const [room, most] of [
        ['tiny', 3],
        ['small', 5],
        ['middle', 9],
        ['wide', 16],
      ] as const) {
        const count = named(last, roundUp, room).length
        if (count > most) expect.fail(`${count} labels up to ${last} where a ${room} chart has room for ${most}`)
      }
})
