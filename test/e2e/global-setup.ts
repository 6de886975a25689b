import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'

import { makeDemoSchool } from './stage/demo-school.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demoSchool: string
  }
}

/**
 * The demo school is made once for a run; every stage begins with a copy of it. A data folder that was made before, as the runner
 * does and who works on one journey, is named in MADE_DEMO_SCHOOL and left as it is: the start of each stage brings its tables up to date.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env['MADE_DEMO_SCHOOL']
  const demoSchool = kept ?? (await makeDemoSchool())
  project.provide('demoSchool', demoSchool)
  return async () => {
    if (kept === undefined) await rm(demoSchool, { recursive: true, force: true })
  }
}
