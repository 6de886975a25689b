import { type ReactNode, Suspense } from 'react'
import { SiteLayout } from '#kit/layouts/SiteLayout.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { NOT_AWAITED, ShownPieces } from '#kit/shown-pieces.ts'
import { whenStirred } from '#kit/when-stirred.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { PagePreferences } from './PagePreferences.tsx'
import { useShellText } from './text.ts'
import { useSchool } from './use-school.ts'

const CourseSearch = whenStirred(async () => (await import('#modules/search/ui/CourseSearch.tsx')).CourseSearch)

const NotSellingLine = onDemand(async () => (await import('./NotSellingLine.tsx')).NotSellingLine)

interface SiteShellProps {
  /** instead of the search of the school's courses */
  search?: ReactNode
  /** instead of the account menu */
  account?: ReactNode
  children: ReactNode
}

/** What stands around every page of a school's public face. */
export function SiteShell({ search, account = <AccountMenu />, children }: SiteShellProps) {
  const text = useShellText()
  const school = useSchool()
  return (
    <SiteLayout
      school={school ?? { name: 'Katedra' }}
      links={school?.menus.head}
      legal={school?.menus.foot}
      search={
        search === undefined && school ? (
          <Suspense>
            <ShownPieces value={NOT_AWAITED}>
              <CourseSearch label={text('searchCourses')} />
            </ShownPieces>
          </Suspense>
        ) : (
          search
        )
      }
      account={account}
      settings={<PagePreferences />}
    >
      {school?.is_selling === false && (
        <Suspense>
          <NotSellingLine school={school} />
        </Suspense>
      )}
      {children}
    </SiteLayout>
  )
}
