import { useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { getLegalTexts, getSeller } from '#modules/schools/contract.ts'
import { LegalTextForm } from '#modules/schools/ui/LegalTextForm.tsx'
import { LEGAL_TEXTS } from '#modules/schools/vocabulary.ts'
import { useSchool } from '#web/shell/use-school.ts'

/** The terms, and once they are published the privacy policy: each from a sample or in one's own words. */
export function TermsHere({ onDone }: { onDone: () => Promise<void> }) {
  const api = useApi()
  const school = useSchool()
  const { data, error, refetch } = useQuery({
    queryKey: ['legal-texts-to-write'],
    queryFn: async () => {
      const [texts, { details: seller, email }] = await Promise.all([api.call(getLegalTexts), api.call(getSeller)])
      return { texts, facts: { school: school?.name ?? '', origin: window.location.origin, email, seller } }
    },
    staleTime: 0,
  })
  if (error) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  const { texts, facts } = data
  const open = LEGAL_TEXTS.filter((which) => !texts[which])
  const [which] = open
  if (!which) return null
  return (
    <div className={common.looseStack}>
      <LegalTextForm
        key={which}
        which={which}
        newest={null}
        facts={facts}
        onPublished={async () => {
          if (open.length === 1) await onDone()
          await refetch()
        }}
      />
    </div>
  )
}
