import type { ReactNode } from 'react'
import { AccountMenu } from '#web/shell/AccountMenu.tsx'
import { useOperatingText } from '#modules/operating/ui/use-text.ts'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'

interface OperatorFrameProps {
  title: string
  intro?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** What stands around every page of an operator. */
export function OperatorFrame({ title, intro, actions, children }: OperatorFrameProps) {
  const text = useOperatingText()
  return (
    <SiteShell account={<AccountMenu />}>
      <Page>
        <title>{title}</title>
        <TabLinks
          label={text('operating')}
          tabs={[
            { label: text('tabSchools'), to: '/operator', holds: '/operator/schools/' },
            { label: text('tabFaults'), to: '/operator/faults' },
            { label: text('tabLetters'), to: '/operator/letters' },
            { label: text('tabTrace'), to: '/operator/trace' },
          ]}
        />
        <Hero title={title} intro={intro} actions={actions} />
        {children}
      </Page>
    </SiteShell>
  )
}
