import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'

import { makeDemoSchool } from './stage/demo-school.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demoSchool: string
  }
}

/**
 * The demo school is made once for a run; every stage begins with a copy of it. Who works on one journey names a data folder
 * that was made before in DEMO_SCHOOL, which is left as it is: the start of each stage brings its tables up to date.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env['DEMO_SCHOOL']
  // The product has a setting of that name, which says whether it makes one.
  delete process.env['DEMO_SCHOOL']
  const demoSchool = kept ?? (await makeDemoSchool())
  project.provide('demoSchool', demoSchool)
  return async () => {
    if (kept === undefined) await rm(demoSchool, { recursive: true, force: true })
  }
}
