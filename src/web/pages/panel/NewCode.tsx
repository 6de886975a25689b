import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type CodeBody, createCode, getCode } from '#modules/offers/codes/contract.ts'
import { copyOf, draftNameOf, NEW_CODE } from '#modules/offers/ui/codes/code-draft.ts'
import { CodeEditor } from '#modules/offers/ui/codes/CodeEditor.tsx'
import { useCodesText } from '#modules/offers/ui/codes/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/NewCode.ts'
import { requireRight } from './require-right.ts'

/** `?from=` names the code this one is a copy of. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loadingOfSchool({ request, context })
  requireRight(visit, 'change-codes')
  const { api, school } = visit
  const codeId = new URL(request.url).searchParams.get('from')
  const from = codeId === null ? null : (await api.call(getCode, { codeId })).code
  return { from, currency: school.currency }
}

export default function NewCode({ loaderData: { from, currency } }: Route.ComponentProps) {
  const text = useCodesText()
  const { timeZone } = useLocale()
  const api = useApi()
  const navigate = useNavigate()
  const blank = useMemo(() => (from ? copyOf(from, timeZone) : NEW_CODE), [from, timeZone])
  const title = from ? text('copyOf', { code: from.code }) : text('newCode')
  const save = async (body: CodeBody, letGo: () => void) => {
    const { code } = await api.call(createCode, body)
    letGo()
    await navigate(`/home/codes/${code.id}`)
  }
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs crumbs={[{ label: text('codes'), to: '/home/codes' }, { label: title }]} />
      <h1>{title}</h1>
      <CodeEditor
        key={from?.id}
        draftName={draftNameOf(from ? `copy:${from.id}` : 'new')}
        saved={blank}
        currency={currency}
        onSave={save}
      />
    </>
  )
}
