import { countAudience } from '#modules/operating/letters/contract.ts'
import { LetterForm } from '#modules/operating/ui/LetterForm.tsx'
import { useLettersText } from '#modules/operating/ui/use-letters-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/NewLetter.ts'
import { OperatorFrame } from './OperatorFrame.tsx'

export const loader = (args: Route.LoaderArgs) => loading(args).api.call(countAudience, {})

export default function NewLetter({ loaderData }: Route.ComponentProps) {
  const text = useLettersText()
  return (
    <OperatorFrame title={text('new')} intro={text('newIntro')}>
      <LetterForm reach={loaderData} />
    </OperatorFrame>
  )
}
