import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { listMyCertificates } from '../contract.ts'
import { useCertificatesText } from './use-text.ts'

/** It is made within moments of the last lecture. */
const AGAIN_MS = 2000
const TRIES = 3

/** Where a course is finished: the way to its certificate, if it gives one. */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const text = useCertificatesText()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['certificate-of', courseId],
    queryFn: () => api.call(listMyCertificates, { course_id: courseId }),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.data.length === 0 && state.dataUpdateCount < TRIES ? AGAIN_MS : false),
  })
  const certificate = data?.data[0]
  if (certificate?.state !== 'valid') return null
  return (
    <Callout tone="good" isNews>
      {text('earned')} <LinkButton to="/my/certificates">{text('myCertificates')}</LinkButton>
    </Callout>
  )
}
