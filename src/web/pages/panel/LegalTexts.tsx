import { getLegalTexts, getSeller } from '#modules/schools/contract.ts'
import { LegalTextForm } from '#modules/schools/ui/LegalTextForm.tsx'
import styles from '#modules/schools/ui/schools.module.css'
import { useLegalText } from '#modules/schools/ui/use-text.ts'
import { LEGAL_TEXTS } from '#modules/schools/vocabulary.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/LegalTexts.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const [texts, { details: seller, email }] = await Promise.all([api.call(getLegalTexts), api.call(getSeller)])
  const facts = { school: school?.name ?? '', origin: new URL(request.url).origin, email, seller }
  return { texts, facts }
}

export default function LegalTexts({ loaderData: { texts, facts } }: Route.ComponentProps) {
  const text = useLegalText()
  return (
    <>
      <title>{text('title')}</title>
      <header>
        <h1>{text('title')}</h1>
        <p className={styles.intro}>{text('intro')}</p>
      </header>
      {LEGAL_TEXTS.map((which) => (
        <LegalTextForm key={which} which={which} newest={texts[which]} facts={facts} />
      ))}
    </>
  )
}
