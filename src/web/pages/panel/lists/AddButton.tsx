import { Plus } from 'lucide-react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'

/** The way to make one more of what is listed. */
export function AddButton({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} look="primary" icon={<Plus />}>
      {children}
    </LinkButton>
  )
}
