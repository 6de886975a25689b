import { defineConfig } from 'vitest/config'

import { keepFilesInMemory } from './test/files-in-memory.ts'
import { LIMITS } from './test/limits.ts'
import { DrawnOrder } from './test/run/drawn-order.ts'
import { seedOfRun } from './test/seed-of-run.ts'
import { liveAt } from './test/time/ahead.ts'

keepFilesInMemory()
if (process.env['TEST_AT']) liveAt(process.env['TEST_AT'])

/** One more than the cores of a small machine: much of a test is waiting. */
const WORKERS = 3
const limitsOf = (limit: number) => ({
  expect: { poll: { timeout: LIMITS.toCome } },
  testTimeout: limit,
  hookTimeout: limit,
})

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: DrawnOrder, seed: seedOfRun() },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'seeds/**/*.test.ts'],
          environment: 'node',
          globalSetup: './test/global-setup.ts',
          setupFiles: ['./test/time/clock-goes-back.ts', './test/draw-by-seed.ts'],
          // A worker reads the product once, not for each of its files.
          isolate: false,
          ...limitsOf(LIMITS.test),
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // A context of its own for each file, in a thread that has jsdom already: a third of the time of new processes.
          pool: 'vmThreads',
          setupFiles: ['./test/wait-long-enough.ts', './test/dialogs-of-jsdom.ts'],
          ...limitsOf(LIMITS.test),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/*.e2e.ts'],
          environment: 'node',
          globalSetup: './test/e2e/global-setup.ts',
          // A worker keeps its browser from file to file.
          isolate: false,
          ...limitsOf(LIMITS.journey),
        },
      },
    ],
  },
})
