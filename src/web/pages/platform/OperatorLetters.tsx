import { listLetters } from '#modules/operating/letters/contract.ts'
import { LetterList } from '#modules/operating/ui/LetterList.tsx'
import { useLettersText } from '#modules/operating/ui/use-letters-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/OperatorLetters.ts'
import { OperatorFrame } from './OperatorFrame.tsx'

export const loader = (args: Route.LoaderArgs) => loading(args).api.call(listLetters, {})

export default function OperatorLetters({ loaderData }: Route.ComponentProps) {
  const text = useLettersText()
  return (
    <OperatorFrame
      title={text('letters')}
      intro={text('lettersIntro')}
      actions={<LinkButton to="/operator/letters/new">{text('write')}</LinkButton>}
    >
      <LetterList initial={loaderData} />
    </OperatorFrame>
  )
}
