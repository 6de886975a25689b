import { getCertificateRule } from '#modules/certificates/contract.ts'
import { RuleForm } from '#modules/certificates/ui/RuleForm.tsx'
import { loading } from '#web/load.ts'
import { useRevalidator } from 'react-router'
import type { Route } from './+types/CourseCertificates.ts'

export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  return { rule: await loading({ request, context }).api.call(getCertificateRule, { courseId: productId }) }
}

export default function CourseCertificates({ loaderData: { rule }, params: { productId } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return <RuleForm key={productId} courseId={productId} rule={rule} onSaved={revalidate} />
}
