import type { ReactNode } from 'react'
import { MyTabs } from '#modules/notes/ui/MyTabs.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import inner from '#kit/inner.module.css'
import { Page } from '#kit/layouts/Page.tsx'
import { SiteShell } from './SiteShell.tsx'

interface MyShellProps {
  title: string
  /** in place of the title above the list */
  heading?: ReactNode
  /** said while there is nothing, and where something is to be had */
  none?: { title: string; text: string; to: string; way: string } | false
  /** what is listed first */
  first?: ReactNode
  /** below it, each in a part of its own */
  children?: ReactNode
}

/** A page of what somebody has, with the ways to the other ones. */
export const MyShell = ({ title, heading, none, first, children }: MyShellProps) => (
  <SiteShell>
    <Page>
      <title>{title}</title>
      <div className={`${common.looseColumn} ${inner.opening}`}>
        <MyTabs />
        {heading ?? <h1>{title}</h1>}
        {none && (
          <EmptyState
            title={none.title}
            action={
              <LinkButton look="primary" to={none.to}>
                {none.way}
              </LinkButton>
            }
          >
            {none.text}
          </EmptyState>
        )}
        {first}
      </div>
      {children}
    </Page>
  </SiteShell>
)
