import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { AskForMore } from '#kit/lists/AskForMore.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { onDemand } from '#kit/on-demand.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { archiveCampaignLink, type CampaignLink, listCampaignLinks, restoreCampaignLink } from '../links/contract.ts'
import { CampaignLinkTable } from './CampaignLinkTable.tsx'
import styles from './sharing.module.css'
import { useSharingText } from './use-text.ts'

const QrDialog = onDemand(async () => (await import('./QrDialog.tsx')).QrDialog)
const CampaignLinkDialog = onDemand(async () => (await import('./CampaignLinkDialog.tsx')).CampaignLinkDialog)
const RenameLinkDialog = onDemand(async () => (await import('./RenameLinkDialog.tsx')).RenameLinkDialog)

type Page = Answer<typeof listCampaignLinks>
type Opened = { what: 'new' } | { what: 'qr' | 'name'; link: CampaignLink }

interface CampaignLinksProps {
  productId: string
  slug: string
  /** its first page */
  initial: Page
  areArchived: boolean
}

/** Links that say what led there, and what came of each. Those in use or those put away, as the address says. */
export function CampaignLinks({ productId, slug, initial, areArchived }: CampaignLinksProps) {
  const text = useSharingText()
  const api = useApi()
  const may = useMay()
  const { send } = useSending({ isForm: false })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const asked = areArchived ? ({ archived: '1' } as const) : {}
  const { list, items, loadMore } = useKeptList(['campaign-links', productId, String(areArchived)], initial, (cursor) =>
    api.call(listCampaignLinks, { productId, ...asked, cursor }),
  )
  const reload = () => list.refetch()
  const takeBack = ({ id: linkId }: CampaignLink) =>
    void send(async () => {
      await api.call(restoreCampaignLink, { productId, linkId })
      await reload()
      toast.show(text('restored'))
    })
  const putAway = (link: CampaignLink) =>
    void send(async () => {
      await api.call(archiveCampaignLink, { productId, linkId: link.id })
      await reload()
      toast.show(text('archivedDone'), { action: { label: text('undo'), run: () => takeBack(link) } })
    })
  return (
    <Section
      title={text('links')}
      more={
        may('change-products') && (
          <Button icon={<Plus />} onClick={() => setOpened({ what: 'new' })}>
            {text('newLink')}
          </Button>
        )
      }
    >
      <div className={styles.list}>
        <p className={styles.soft}>{text('linksText')}</p>
        <WhichLinks areArchived={areArchived} />
        {items.length === 0 ? (
          <EmptyState title={text(areArchived ? 'noArchived' : 'noLinks')}>
            {text(areArchived ? 'noArchivedText' : 'noLinksText')}
          </EmptyState>
        ) : (
          <CampaignLinkTable
            links={items}
            currency={initial.currency}
            showQr={(link) => setOpened({ what: 'qr', link })}
            rename={(link) => setOpened({ what: 'name', link })}
            putAway={putAway}
            takeBack={takeBack}
          />
        )}
        <AskForMore {...loadMore} />
      </div>
      <Suspense>
        {opened?.what === 'new' && <CampaignLinkDialog productId={productId} onClose={close} onDone={reload} />}
        {opened?.what === 'name' && (
          <RenameLinkDialog productId={productId} link={opened.link} onClose={close} onDone={reload} />
        )}
        {opened?.what === 'qr' && (
          <QrDialog
            name={opened.link.name}
            url={opened.link.url}
            fileName={[slug, opened.link.source].join('-')}
            onClose={close}
          />
        )}
      </Suspense>
    </Section>
  )
}

function WhichLinks({ areArchived }: { areArchived: boolean }) {
  const text = useSharingText()
  return (
    <nav aria-label={text('linksShown')} className={styles.which}>
      <Link to="?" preventScrollReset aria-current={areArchived ? undefined : 'page'}>
        {text('inUse')}
      </Link>
      <Link to="?archived=1" preventScrollReset aria-current={areArchived ? 'page' : undefined}>
        {text('archived')}
      </Link>
    </nav>
  )
}
