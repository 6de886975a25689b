import { getLeadForm } from '#modules/leads/contract.ts'
import styles from '#modules/leads/ui/lead-form.module.css'
import { LeadForm } from '#modules/leads/ui/LeadForm.tsx'
import { LeadThanks } from '#modules/leads/ui/LeadThanks.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/LeadFormPage.ts'

/** A form by itself, to be linked to; where a form that was sent without scripts says thanks. */
export async function loader({ request, context, params: { formId } }: Route.LoaderArgs) {
  const { api, school, formOutcome: outcome } = loading({ request, context })
  const { form } = await api.call(getLeadForm, { formId })
  const isSent = new URL(request.url).searchParams.has('sent')
  return { form, outcome, isSent, schoolName: school?.name ?? '' }
}

export const handle = sameForEveryVisitor('sent')

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const leadsAway = loaderData?.isSent && loaderData.form.redirect_url
  return [
    { name: 'robots', content: 'noindex' },
    ...(leadsAway ? [{ httpEquiv: 'refresh', content: `5;url=${leadsAway}` }] : []),
  ]
}

export default function LeadFormPage({ loaderData: { form, outcome, isSent, schoolName } }: Route.ComponentProps) {
  return (
    <SiteShell>
      <Page>
        <title>{`${form.header} · ${schoolName}`}</title>
        <div className={styles.alone}>
          <h1>{form.header}</h1>
          {isSent ? <LeadThanks form={form} /> : <LeadForm form={form} outcome={outcome} />}
        </div>
      </Page>
    </SiteShell>
  )
}
