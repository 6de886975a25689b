import { useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { getPaymentSettings } from '#modules/payments/accounts/contract.ts'
import { ConnectAccount } from '#modules/payments/ui/accounts/ConnectAccount.tsx'

/** Chosen, tried and connected without leaving the first steps. */
export function AccountHere({ onDone }: { onDone: () => Promise<void> }) {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-settings'],
    queryFn: () => api.call(getPaymentSettings),
    staleTime: 0,
  })
  if (error) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  return <ConnectAccount settings={data} onConnected={onDone} />
}
