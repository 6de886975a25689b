import { Plus } from 'lucide-react'
import type { Right } from '#platform/rights.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useMay } from '#kit/api/use-may.ts'

/** The way to make one more of what is listed, for who may. */
export function AddButton({ to, right, children }: { to: string; right: Right; children: string }) {
  const may = useMay()
  if (!may(right)) return null
  return (
    <LinkButton to={to} look="primary" icon={<Plus />}>
      {children}
    </LinkButton>
  )
}
