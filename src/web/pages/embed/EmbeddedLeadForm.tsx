import { useEffect, useRef } from 'react'
import { redirect } from 'react-router'
import { getLeadForm } from '#modules/leads/contract.ts'
import styles from '#modules/leads/ui/lead-form.module.css'
import { LeadForm } from '#modules/leads/ui/LeadForm.tsx'
import { LeadThanks } from '#modules/leads/ui/LeadThanks.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/EmbeddedLeadForm.ts'

/** A form in a frame on another site, in its own language, which its address says. */
export async function loader({ request, context, params: { formId, language } }: Route.LoaderArgs) {
  const { api, formOutcome: outcome } = loading({ request, context })
  const { form } = await api.call(getLeadForm, { formId })
  const { search, searchParams } = new URL(request.url)
  if (language !== form.language) throw redirect(`/embed/forms/${formId}/${form.language}${search}`)
  const scheme = searchParams.get('scheme') === 'dark' ? 'dark' : 'light'
  return { form, outcome, scheme, isSent: searchParams.has('sent') }
}

export const handle = sameForEveryVisitor('scheme', 'sent')

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function EmbeddedLeadForm({ loaderData: { form, outcome, scheme, isSent } }: Route.ComponentProps) {
  const { header } = form
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const tell = () => tellAround({ height: main.current?.offsetHeight, title: header })
    const observer = new ResizeObserver(tell)
    if (main.current) observer.observe(main.current)
    return () => observer.disconnect()
  }, [header])
  return (
    <main ref={main} data-theme={scheme} className={styles.embedded}>
      <title>{header}</title>
      <h1>{header}</h1>
      {isSent ? <LeadThanks form={form} /> : <LeadForm form={form} outcome={outcome} onRedirect={leadOn} />}
    </main>
  )
}

/** The page around learns how high the frame should be, and nothing about who fills it in. */
const tellAround = (told: { height?: number | undefined; title?: string; redirect?: string }) =>
  window.parent.postMessage({ type: 'katedra:lead-form', ...told }, '*')

function leadOn(url: string): void {
  if (window.parent === window) window.location.assign(url)
  else tellAround({ redirect: new URL(url, window.location.href).href })
}
