import { createTestDatabase } from './test-database.ts'
import { aWorldOver, type World } from './world-over.ts'

export { aWorldOver, PRODUCTION, type TestPerson, type TestSchool, type World } from './world-over.ts'

/** The whole application over a database of this file's own; close it in afterAll. */
export async function aWorld(env: Record<string, string> = {}): Promise<World> {
  return aWorldOver(await createTestDatabase(), env)
}
