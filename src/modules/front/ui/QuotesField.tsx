import { shortened } from '#platform/cut-text.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { MoveButtons } from '#kit/lists/MoveButtons.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { LookDraft } from './look-draft.ts'
import { QuoteDialog } from './QuoteDialog.tsx'
import { useFrontText } from './use-text.ts'

interface QuotesFieldProps {
  quotes: LookDraft['quotes']
  /** how many of those that were chosen were deleted */
  gone: number
  onChange: (quotes: LookDraft['quotes']) => void
}

/** The reviews that are quoted, in order, and the way to choose others. */
export function QuotesField({ quotes, gone, onChange }: QuotesFieldProps) {
  const text = useFrontText()
  const [isChoosing, setChoosing] = useState(false)
  const ids = quotes.map(({ id }) => id)
  return (
    <section className={common.closeStack}>
      <h3>{text('quotes')}</h3>
      <p className={common.note}>{text('quotesHelp')}</p>
      {quotes.length > 0 && (
        <RowList>
          {quotes.map((quote, index) => (
            <ListRow
              key={quote.id}
              title={quote.title || shortened(quote.review, 60)}
              actions={
                <>
                  {quotes.length > 1 && (
                    <MoveButtons
                      ids={ids}
                      index={index}
                      name={quote.first_name}
                      onReorder={(order) =>
                        onChange(order.flatMap((id) => quotes.find((each) => each.id === id) ?? []))
                      }
                    />
                  )}
                  <IconButton
                    label={text('removeQuote', { name: quote.first_name })}
                    icon={<X />}
                    onClick={() => onChange(quotes.filter(({ id }) => id !== quote.id))}
                  />
                </>
              }
            >
              {quote.first_name}
              {!quote.is_shown && ` · ${text('quoteNotShown')}`}
            </ListRow>
          ))}
        </RowList>
      )}
      {quotes.some(({ is_shown }) => !is_shown) && <Callout tone="caution">{text('quotesNotShown')}</Callout>}
      {gone > 0 && <Callout tone="caution">{text('quotesGone', { count: gone })}</Callout>}
      <div>
        <Button onClick={() => setChoosing(true)}>{text('chooseQuotes')}</Button>
      </div>
      {isChoosing && <QuoteDialog quotes={quotes} onChange={onChange} onClose={() => setChoosing(false)} />}
    </section>
  )
}
