import { data } from 'react-router'
import { mayAs, type Right } from '#platform/rights.ts'
import type { Visit } from '#web/visit.ts'

/** Of a page in the panel whose calls let everyone in, or which has none: an admin whose role has not the right is shown that they may not. */
export function requireRight({ viewer }: Pick<Visit, 'viewer'>, right: Right): void {
  if (!mayAs(viewer?.adminRole, right)) throw data(null, { status: 403 })
}
