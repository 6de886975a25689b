/** Suites for test/second-try.test.ts, in which what goes wrong does so the first time only. */
const project = (name, include, more) => ({ test: { name, include, isolate: false, ...more } })

export default {
  test: {
    maxWorkers: 2,
    projects: [
      project('accidents', ['{fails-always,fails-once,hangs-once,passes}.test.js']),
      project('death', ['{dies-once,passes}.test.js']),
      project('set-up', ['passes.test.js'], { globalSetup: './breaks-once.js' }),
    ],
  },
}
