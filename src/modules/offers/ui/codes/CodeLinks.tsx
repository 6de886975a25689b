import common from '#kit/common.module.css'
import { CopyButton } from '#kit/feedback/CopyButton.tsx'
import inner from '#kit/inner.module.css'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { EditableCode } from '../../codes/contract.ts'
import { useCodesText } from './use-text.ts'

interface CodeLinksProps {
  code: EditableCode
  /** of the school's site */
  origin: string
}

/** A link for each page that the code may be given with. */
export function CodeLinks({ code: { code, is_for_all_products: isForAll, products }, origin }: CodeLinksProps) {
  const text = useCodesText()
  const pages = isForAll
    ? [{ id: '', title: text('wholeSchool'), path: '/' }]
    : products.map(({ id, title, slug }) => ({ id, title, path: `/${slug}` }))
  return (
    <div className={common.stack}>
      <p className={inner.longNote}>{text('linksHelp')}</p>
      <RowList>
        {pages.map(({ id, title, path }) => {
          const link = `${origin}${path}?code=${code}`
          return (
            <ListRow
              key={id}
              title={title}
              actions={
                <CopyButton copied={link} said={text('copied')}>
                  {text('copy')}
                </CopyButton>
              }
            >
              <a href={link}>{link}</a>
            </ListRow>
          )
        })}
      </RowList>
    </div>
  )
}
