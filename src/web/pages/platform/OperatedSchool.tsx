import { data } from 'react-router'
import { listFailedFilms } from '#modules/operating/films/contract.ts'
import { listFailedJobs } from '#modules/operating/jobs/contract.ts'
import { listFailingMails } from '#modules/operating/mails/contract.ts'
import { getSchoolLedger } from '#modules/operating/ledger/contract.ts'
import { getOperatedSchool } from '#modules/operating/schools/contract.ts'
import { listDeeds } from '#modules/operating/trace/contract.ts'
import { DeedList } from '#modules/operating/ui/DeedList.tsx'
import { FailedFilms } from '#modules/operating/ui/FailedFilms.tsx'
import { FailedJobs } from '#modules/operating/ui/FailedJobs.tsx'
import { FailingMails } from '#modules/operating/ui/FailingMails.tsx'
import { HeldSchool } from '#modules/operating/ui/HeldSchool.tsx'
import { SchoolClosing } from '#modules/operating/ui/SchoolClosing.tsx'
import { SchoolFacts } from '#modules/operating/ui/SchoolFacts.tsx'
import { SchoolLedger } from '#modules/operating/ui/SchoolLedger.tsx'
import { SchoolLimits } from '#modules/operating/ui/SchoolLimits.tsx'
import { SchoolMonths } from '#modules/operating/ui/SchoolMonths.tsx'
import { SupportAccess } from '#modules/operating/ui/SupportAccess.tsx'
import { useOperatingText } from '#modules/operating/ui/use-text.ts'
import { IdParams } from '#platform/contract/shapes.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/OperatedSchool.ts'
import { OperatorFrame } from './OperatorFrame.tsx'

export async function loader({ request, context, params: { schoolId: id } }: Route.LoaderArgs) {
  if (!IdParams.safeParse({ id }).success) throw data(null, { status: 404 })
  const { api } = loading({ request, context })
  const school = await api.call(getOperatedSchool, { id })
  const [ledger, mails, films, jobs, deeds] = await Promise.all([
    api.call(getSchoolLedger, { id }),
    api.call(listFailingMails, { school_id: id }),
    api.call(listFailedFilms, { school_id: id }),
    api.call(listFailedJobs, { school_id: id }),
    api.call(listDeeds, { school_id: id }),
  ])
  return { school, ledger, mails, films, jobs, deeds }
}

/** All that an operator knows of one school, and did to it. */
export default function OperatedSchool({
  loaderData: { school, ledger, mails, films, jobs, deeds },
}: Route.ComponentProps) {
  const text = useOperatingText()
  const { id } = school
  return (
    <OperatorFrame
      title={school.name}
      actions={
        <a href={school.url} className={buttonClass({})}>
          {text('openSchool')}
        </a>
      }
    >
      {school.held_at && <HeldSchool school={school} since={school.held_at} />}
      <Section title={text('overview')}>
        <SchoolFacts school={school} />
      </Section>
      <Section title={text('support')}>
        <SupportAccess school={school} />
      </Section>
      <Section title={text('limits')}>
        <SchoolLimits school={school} />
      </Section>
      <Section title={text('ledgerTitle')}>
        <SchoolLedger school={school} ledger={ledger} />
      </Section>
      <Section title={text('closingTitle')}>
        <SchoolClosing school={school} />
      </Section>
      <Section title={text('months')}>
        <SchoolMonths school={school} />
      </Section>
      <FailingMails key={`mails-${id}`} initial={mails} schoolId={id} />
      <FailedFilms key={`films-${id}`} initial={films} schoolId={id} />
      <FailedJobs key={`jobs-${id}`} initial={jobs} schoolId={id} />
      <Section title={text('trace')}>
        <DeedList key={[id, deeds.data[0]?.id].join()} initial={deeds} schoolId={id} />
      </Section>
    </OperatorFrame>
  )
}
