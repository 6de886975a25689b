import { returnToPanel } from '../impersonation/contract.ts'
import { ActingBanner } from './ActingBanner.tsx'
import { useImpersonationText } from './impersonation-text.ts'

interface ImpersonationBannerProps {
  name: string
  token: string | null
}

/** On every page of an admin who signed in as a student: as whom, and the way back. */
export function ImpersonationBanner({ name, token }: ImpersonationBannerProps) {
  const text = useImpersonationText()
  const [before, , after] = text('signedInAs', { name: '' }).split('|')
  return (
    <ActingBanner
      label={text('banner')}
      note={text('onlyLooking')}
      action={returnToPanel.path}
      back={text('back')}
      token={token}
    >
      {before}
      <strong dir="auto">{name}</strong>
      {after}
    </ActingBanner>
  )
}
