import { ImpersonationBanner } from './ImpersonationBanner.tsx'
import { SupportBanner } from './SupportBanner.tsx'

interface ActingAsProps {
  viewer: { name: string; supportUntil?: string }
  token: string | null
}

/** Of whoever is there as somebody else than usual: an operator whom the school let in, or an admin who signed in as a student. */
export function ActingAs({ viewer: { name, supportUntil: until }, token }: ActingAsProps) {
  return until ? (
    <SupportBanner name={name} until={until} token={token} />
  ) : (
    <ImpersonationBanner name={name} token={token} />
  )
}
