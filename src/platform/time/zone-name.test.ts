import { expect, test } from 'vitest'
import { nameOfZone } from './zone-name.ts'

test.each([
  ['Europe/Warsaw', 'Central European Time', 'czas środkowoeuropejski'],
  ['America/New_York', 'Eastern Time', 'czas wschodnioamerykański'],
  ['Asia/Calcutta', 'India Standard Time', 'czas indyjski standardowy'],
  ['UTC', 'UTC', 'UTC'],
])('%s is called %s, and %s in Polish', (timeZone, en, pl) => {
  expect([nameOfZone(timeZone, 'en'), nameOfZone(timeZone, 'pl')]).toEqual([en, pl])
})
