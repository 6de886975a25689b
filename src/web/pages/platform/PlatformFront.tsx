import { AccountMenu } from '#web/shell/AccountMenu.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import styles from './platform.module.css'
import { Plate } from './Plate.tsx'
import { Specimen } from './Specimen.tsx'
import { entriesOf, usePlatformText } from './text.ts'

const DESIGNS = [
  { template: 'quarto', name: 'quarto', intro: 'quartoIntro' },
  { template: 'octavo', name: 'octavo', intro: 'octavoIntro' },
  { template: 'folio', name: 'folio', intro: 'folioIntro' },
] as const

/** The platform's own front page: what this is, and the way to a school of one's own. */
export function PlatformFront() {
  const text = usePlatformText()
  const viewer = useViewer()
  return (
    <SiteShell account={viewer && <AccountMenu />}>
      <Page>
        <title>{`Katedra · ${text('title')}`}</title>
        <meta name="description" content={text('intro')} />
        <meta property="og:title" content={`Katedra · ${text('title')}`} />
        <meta property="og:description" content={text('intro')} />
        <Hero
          title={text('title')}
          intro={text('intro')}
          aside={<Plate name={text('plateName')} title={text('plateTitle')} />}
          actions={
            <LinkButton to="/start" look="primary">
              {text('openSchool')}
            </LinkButton>
          }
        />
        <p className={styles.intro}>{text('logInWhere')}</p>
        <Section title={text('whatTitle')}>
          <Entries of={text('what')} />
        </Section>
        <Section title={text('facesTitle')}>
          <p className={styles.intro}>{text('facesIntro')}</p>
          <ul className={styles.designs}>
            {DESIGNS.map(({ template, name, intro }) => (
              <li key={template} className={styles.design}>
                <Specimen template={template} title={text('specimen')} text={text('specimenText')} />
                <h3>{text(name)}</h3>
                <p>{text(intro)}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={text('costTitle')}>
          <Entries of={text('costs')} />
          <p className={styles.intro}>{text('costVat')}</p>
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

/** A numbered table of contents. */
const Entries = ({ of }: { of: string }) => (
  <ol className={styles.contents}>
    {entriesOf(of).map(({ title, text: sentence }) => (
      <li key={title} className={styles.entry}>
        <h3>{title}</h3>
        <p>{sentence}</p>
      </li>
    ))}
  </ol>
)
