import { mayAs, type Right } from '#platform/rights.ts'
import { useViewer } from './ViewerProvider.tsx'

/** What the admin who looks may do by their role; what others may is never asked here. */
export function useMay(): (right: Right) => boolean {
  const viewer = useViewer()
  return (right) => mayAs(viewer?.adminRole, right)
}
