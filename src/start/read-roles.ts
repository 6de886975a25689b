import type { Role } from '#app/start-app.ts'

/** @throws Error when a name is not a role. */
export function readRoles(text: string): Role[] {
  return text.split(',').map((name) => {
    if (name === 'web' || name === 'worker') return name
    throw new Error(`--role takes web, worker or web,worker, not "${name}"`)
  })
}
