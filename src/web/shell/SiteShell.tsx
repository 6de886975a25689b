import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AccountMenu } from '#modules/people/ui/AccountMenu.tsx'
import { CourseSearch } from '#modules/search/ui/CourseSearch.tsx'
import { SiteLayout } from '#web/kit/layouts/SiteLayout.tsx'
import { LanguageSwitch } from '#web/kit/navigation/LanguageSwitch.tsx'
import { ThemeSwitch } from '#web/kit/navigation/ThemeSwitch.tsx'
import { languageHrefs } from './language-hrefs.ts'
import { useShellText } from './text.ts'
import { useHasCommunity } from './use-has-community.ts'
import { useSchool } from './use-school.ts'

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
  const { pathname, search: query } = useLocation()
  const school = useSchool()
  const hasCommunity = useHasCommunity()
  return (
    <SiteLayout
      school={{ name: school?.name ?? 'Katedra' }}
      links={
        school
          ? [
              { label: text('courses'), to: '/courses' },
              ...(hasCommunity ? [{ label: text('community'), to: '/community' }] : []),
            ]
          : []
      }
      legal={
        school
          ? [
              { label: text('terms'), to: '/terms' },
              { label: text('privacy'), to: '/privacy' },
            ]
          : []
      }
      search={search === undefined && school ? <CourseSearch label={text('searchCourses')} /> : search}
      account={account}
      settings={
        <>
          <LanguageSwitch hrefs={languageHrefs(pathname, query)} />
          <ThemeSwitch />
        </>
      }
    >
      {children}
    </SiteLayout>
  )
}
