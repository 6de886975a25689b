import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { LinkButton } from '#web/kit/actions/LinkButton.tsx'
import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import { Hero } from '#web/kit/layouts/Hero.tsx'
import { Page } from '#web/kit/layouts/Page.tsx'
import { Section } from '#web/kit/layouts/Section.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import styles from './platform.module.css'
import { Plate } from './Plate.tsx'
import { Specimen } from './Specimen.tsx'
import { entriesOf, usePlatformText } from './text.ts'

const DESIGNS = [
  { template: 'quarto', name: 'quarto', lead: 'quartoLead' },
  { template: 'octavo', name: 'octavo', lead: 'octavoLead' },
  { template: 'folio', name: 'folio', lead: 'folioLead' },
] as const

/** The platform's own front page: what this is, and the way to a school of one's own. */
export function PlatformFront() {
  const text = usePlatformText()
  const viewer = useViewer()
  return (
    <SiteShell account={viewer && <AccountMenu />}>
      <Page>
        <title>{`Katedra · ${text('title')}`}</title>
        <meta name="description" content={text('lead')} />
        <Hero
          title={text('title')}
          lead={text('lead')}
          aside={<Plate name={text('plateName')} title={text('plateTitle')} />}
          actions={
            <LinkButton to="/start" look="primary">
              {text('openSchool')}
            </LinkButton>
          }
        />
        <Section title={text('whatTitle')}>
          <ol className={styles.contents}>
            {entriesOf(text('what')).map(({ title, text: sentence }) => (
              <li key={title} className={styles.entry}>
                <h3>{title}</h3>
                <p>{sentence}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={text('facesTitle')}>
          <p className={styles.lead}>{text('facesLead')}</p>
          <ul className={styles.designs}>
            {DESIGNS.map(({ template, name, lead }) => (
              <li key={template} className={styles.design}>
                <Specimen template={template} title={text('specimen')} text={text('specimenText')} />
                <h3>{text(name)}</h3>
                <p>{text(lead)}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={text('startTitle')}>
          <ol className={styles.steps}>
            {entriesOf(text('steps')).map(({ title, text: sentence }) => (
              <li key={title} className={styles.step}>
                <strong>{title}</strong> {sentence}
              </li>
            ))}
          </ol>
          <p className={styles.begin}>
            <LinkButton to="/start" look="primary">
              {text('openSchool')}
            </LinkButton>
          </p>
        </Section>
      </Page>
    </SiteShell>
  )
}
