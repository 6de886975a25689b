import type { TestSchool } from '#test/world.ts'
import { type CodeBody, createCode, type EditableCode } from './contract.ts'

let made = 0

/** A code for a fifth of everything, made by the school's admin, unless said otherwise. */
export async function aCode(school: TestSchool, given: Partial<CodeBody> = {}): Promise<EditableCode> {
  made++
  const { code } = await school
    .as(school.admin)
    .call(createCode, { code: `Wiosna-${made}`, kind: 'percent', value: 20, ...given })
  return code
}
