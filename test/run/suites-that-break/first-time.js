import { existsSync, writeFileSync } from 'node:fs'

/** Whether nobody has asked by this name before. */
export function isFirstTime(name) {
  if (existsSync(name)) return false
  writeFileSync(name, '')
  return true
}
