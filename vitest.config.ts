import { defineConfig } from 'vitest/config'

const AT_MOST_TWO = 2

export default defineConfig({
  test: {
    maxWorkers: AT_MOST_TWO,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'seeds/**/*.test.ts'],
          environment: 'node',
          globalSetup: './test/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/*.e2e.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
