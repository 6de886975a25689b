import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'

import { makeDemoSchool } from './stage/demo-school.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demoSchool: string
  }
}

/** The demo school is made once for a run; every stage begins with a copy of it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const demoSchool = await makeDemoSchool()
  project.provide('demoSchool', demoSchool)
  return () => rm(demoSchool, { recursive: true, force: true })
}
