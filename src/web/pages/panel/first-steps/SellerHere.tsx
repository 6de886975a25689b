import { useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { getSellerSettings } from '#modules/companies/seller/contract.ts'
import { SellerForm } from '#modules/companies/ui/SellerForm.tsx'
import { useSchool } from '#web/shell/use-school.ts'

/** Whoever teaches is most often who sells. */
export function SellerHere() {
  const api = useApi()
  const school = useSchool()
  const { data, error, refetch } = useQuery({
    queryKey: ['seller-settings'],
    queryFn: () => api.call(getSellerSettings),
  })
  if (error) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <SellerForm
      settings={data}
      suggestedName={school?.author_name ?? ''}
      onSaved={async () => {
        await refetch()
      }}
    />
  )
}
