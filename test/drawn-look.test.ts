import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { drawnLook } from './e2e/drawn-look.ts'
import { seedOfRun } from './seed-of-run.ts'

const LOOKS = [{ language: 'en' }, { language: 'pl' }] as const
const JOURNEYS = globSync('test/e2e/*.e2e.ts').map((file) => path.basename(file))
const drawnWith = (seed: number) => JOURNEYS.map((file) => drawnLook(LOOKS, { seed, file })[0].language)

test('the same seed draws the same looks, another one others', () => {
  expect(drawnWith(42)).toEqual(drawnWith(42))
  expect(drawnWith(42)).not.toEqual(drawnWith(43))
})

test.each([1, 42, 20_261_128, 1_795_907_551_984])(
  'with seed %i each look comes to some half of the journeys',
  (seed) => {
    const polish = drawnWith(seed).filter((language) => language === 'pl').length
    expect(polish / JOURNEYS.length).toBeGreaterThan(0.3)
    expect(polish / JOURNEYS.length).toBeLessThan(0.7)
  },
)

test('each journey comes to both looks, by one seed or another', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  for (const file of JOURNEYS) {
    const drawn = seeds.map((seed) => drawnLook(LOOKS, { seed, file })[0].language)
    expect(new Set(drawn), file).toEqual(new Set(['en', 'pl']))
  }
})

test('all lists of one file are drawn from alike, by the seed of the run', () => {
  const [look] = drawnLook(LOOKS)
  const [more] = drawnLook([
    { language: 'en', width: 390 },
    { language: 'pl', width: 1440 },
  ])
  expect(more.language).toBe(look.language)
  const seed = seedOfRun()
  expect(look).toEqual(drawnLook(LOOKS, { seed, file: 'drawn-look.test.ts' })[0])
})
