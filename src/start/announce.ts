import type { Role } from '#app/start-app.ts'
import type { Config } from '#platform/config.ts'

/** What the one who started us wants to know: where to look and, in development, who they may sign in as. */
export function announce(config: Config, roles: Role[]): string {
  if (!roles.includes('web')) return 'Katedra is working off jobs'
  const lines = ['', `Katedra is up at http://localhost:${config.port}`, '']
  if (config.demoSchool) {
    lines.push(
      `  Demo school   http://localhost:${config.port}`,
      '    instructor  admin@katedra.test / katedra-admin',
      '    student     student@katedra.test / katedra-student',
    )
  }
  lines.push(`  Platform      http://${config.platformHost}`)
  if (config.demoSchool) lines.push('    operator    operator@katedra.test / katedra-operator')
  if (config.sandboxBank) lines.push(`  Sandbox bank  ${config.sandboxBank.origin}`)
  if (!config.production) lines.push(`  Calls         http://localhost:${config.port}/docs`)
  return `${lines.join('\n')}\n`
}
