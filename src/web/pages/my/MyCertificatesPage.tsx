import { listMyCertificates } from '#modules/certificates/contract.ts'
import { MyCertificates } from '#modules/certificates/ui/MyCertificates.tsx'
import { useCertificatesText } from '#modules/certificates/ui/use-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MyCertificatesPage.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  return { certificates: await loading({ request, context }).api.call(listMyCertificates, {}) }
}

export default function MyCertificatesPage({ loaderData: { certificates } }: Route.ComponentProps) {
  const text = useCertificatesText()
  return (
    <MyShell
      title={text('myCertificates')}
      none={
        certificates.data.length === 0 && {
          title: text('none'),
          text: text('noneText'),
          to: '/my',
          way: text('toCourses'),
        }
      }
      first={<MyCertificates initial={certificates} />}
    />
  )
}
