import { useMemo } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { type CodeBody, getCode, updateCode } from '#modules/offers/codes/contract.ts'
import { draftNameOf, draftOf } from '#modules/offers/ui/codes/code-draft.ts'
import { CodeActions } from '#modules/offers/ui/codes/CodeActions.tsx'
import { CodeEditor } from '#modules/offers/ui/codes/CodeEditor.tsx'
import { CodeLinks } from '#modules/offers/ui/codes/CodeLinks.tsx'
import { CodeResults } from '#modules/offers/ui/codes/CodeResults.tsx'
import { CodeState } from '#modules/offers/ui/codes/CodeState.tsx'
import { useCodesText } from '#modules/offers/ui/codes/use-text.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { loadingOfSchool } from '#web/load.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import type { Route } from './+types/CodeDetails.ts'

export async function loader({ request, context, params: { codeId } }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { code } = await api.call(getCode, { codeId })
  return { code, currency: school.currency, origin: new URL(request.url).origin }
}

export default function CodeDetails({ loaderData: { code, currency, origin } }: Route.ComponentProps) {
  const text = useCodesText()
  const { timeZone } = useLocale()
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const saved = useMemo(() => draftOf(code, timeZone), [code, timeZone])
  const save = async (body: CodeBody) => {
    await api.call(updateCode, { codeId: code.id, ...body, seen: seenOf(updateCode, code) })
    await revalidate()
  }
  return (
    <>
      <title>{code.code}</title>
      <Breadcrumbs crumbs={[{ label: text('codes'), to: '/home/codes' }, { label: code.code }]} />
      <PageHeading
        title={code.code}
        state={<CodeState state={code.state} />}
        actions={<CodeActions code={code} onChange={revalidate} onDeleted={() => void navigate('/home/codes')} />}
      />
      <Section title={text('results')}>
        <CodeResults code={code} />
      </Section>
      <Section title={text('links')}>
        <CodeLinks code={code} origin={origin} />
      </Section>
      {code.currency !== currency && (
        <Callout tone="caution">{text('amountsOfAnother', { was: code.currency, now: currency })}</Callout>
      )}
      <CodeEditor key={code.id} draftName={draftNameOf(code.id)} saved={saved} currency={currency} onSave={save} />
    </>
  )
}
