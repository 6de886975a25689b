import { useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { getLetter, type LetterToOwners } from '../letters/contract.ts'
import { useLettersText } from './use-letters-text.ts'

const LOOK_EVERY_MS = 2_000

/** How far a letter is, looked at again while it is written and sent. */
export function LetterProgress({ letter }: { letter: LetterToOwners }) {
  const text = useLettersText()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['letter', letter.id],
    queryFn: () => api.call(getLetter, { id: letter.id }),
    initialData: letter,
    staleTime: LOOK_EVERY_MS,
    refetchInterval: ({ state }) => (isUnderWay(state.data ?? letter) ? LOOK_EVERY_MS : false),
  })
  const { written, recipients, sent, failed } = data
  if (!data.gathered_at) return <output>{text('gathering')}</output>
  return (
    <div className={common.stack}>
      {data.finished_at ? (
        <p>
          {data.work === 'failed' ? (
            <Status tone="bad">{text('givenUp')}</Status>
          ) : (
            <Status tone="good">{text('done')}</Status>
          )}{' '}
          <span>{text('owners', { count: recipients })}</span>
        </p>
      ) : (
        <ProgressBar label={text('underWay', { written, recipients })} share={recipients ? written / recipients : 1} />
      )}
      <p>
        <span>{text('sent', { count: sent })}</span>
        {failed > 0 && (
          <>
            {' · '}
            <Status tone="bad">{text('failed', { count: failed })}</Status>
          </>
        )}
      </p>
    </div>
  )
}

const isUnderWay = ({ work, sent, failed, recipients }: LetterToOwners): boolean =>
  work !== 'failed' && (work !== 'ready' || sent + failed < recipients)
