import { Archive, ArchiveRestore, Copy, Ellipsis, Pencil, QrCode } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { copyText } from '#kit/feedback/copy-text.ts'
import { Amounts } from '#kit/figures/Amounts.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import type { CampaignLink } from '../links/contract.ts'
import styles from './sharing.module.css'
import { useSharingText } from './use-text.ts'

interface CampaignLinkTableProps {
  links: CampaignLink[]
  currency: string
  showQr: (link: CampaignLink) => void
  rename: (link: CampaignLink) => void
  putAway: (link: CampaignLink) => void
  takeBack: (link: CampaignLink) => void
}

/** Links with what came of each; money only for who sees it. */
export function CampaignLinkTable({ links, currency, ...acts }: CampaignLinkTableProps) {
  const text = useSharingText()
  const { language } = useLocale()
  const number = (value: number) => formatNumber(value, language)
  const seesMoney = links.some(({ sales }) => sales !== null)
  const columns: Column<CampaignLink>[] = [
    column(text('link'), (link) => <Named link={link} />, 'link'),
    figure(text('views'), ({ views }) => number(views), 'views'),
    figure(text('checkouts'), ({ checkouts }) => number(checkouts), 'checkouts'),
    ...(seesMoney
      ? [
          figure<CampaignLink>(text('sold'), ({ sales }) => number(sales?.sold ?? 0), 'sold'),
          figure<CampaignLink>(
            text('conversion'),
            ({ sales, views }) => (views === 0 ? '–' : formatPercent((sales?.sold ?? 0) / views, language)),
            'conversion',
          ),
          figure<CampaignLink>(
            text('revenue'),
            ({ sales }) => <Revenue sales={sales} currency={currency} />,
            'revenue',
          ),
        ]
      : []),
    column(text('acts'), (link) => <Acts link={link} {...acts} />, 'acts'),
  ]
  return <DataTable caption={text('links')} rows={links} columns={columns} />
}

function Named({ link: { name, source, medium, campaign } }: { link: CampaignLink }) {
  return (
    <span className={inner.names}>
      {name}
      <small>{[source, medium, campaign].filter(Boolean).join(' · ')}</small>
    </span>
  )
}

function Revenue({ sales, currency }: Pick<CampaignLink, 'sales'> & { currency: string }) {
  if (!sales) return null
  return (
    <Amounts
      amounts={[
        { amount: sales.amount, currency },
        ...sales.others.map((other) => ({ amount: other.amount, currency: other.currency })),
      ]}
    />
  )
}

function Acts({
  link,
  showQr,
  rename,
  putAway,
  takeBack,
}: { link: CampaignLink } & Omit<CampaignLinkTableProps, 'links' | 'currency'>) {
  const text = useSharingText()
  const may = useMay()
  const { name, url, is_archived: isArchived } = link
  const changes = [
    { label: text('rename'), icon: <Pencil />, onSelect: () => rename(link) },
    isArchived
      ? { label: text('restore'), icon: <ArchiveRestore />, onSelect: () => takeBack(link) }
      : { label: text('archive'), icon: <Archive />, onSelect: () => putAway(link) },
  ]
  return (
    <span className={styles.acts} data-needs-scripts>
      <IconButton
        label={text('copyOf', { name })}
        icon={<Copy />}
        onClick={() => void copyText(url, text('linkCopied'))}
      />
      <Menu
        label={text('actionsOf', { name })}
        icon={<Ellipsis />}
        items={[
          { label: text('qr'), icon: <QrCode />, onSelect: () => showQr(link) },
          ...(may('change-products') ? changes : []),
        ]}
      />
    </span>
  )
}
