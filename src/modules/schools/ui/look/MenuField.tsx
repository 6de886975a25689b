import { Pencil, X } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { MoveButtons } from '#kit/lists/MoveButtons.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { MENU_MAX, type MenuEntry } from '../../look/menus/vocabulary.ts'
import { useLookText } from '../use-text.ts'
import { entriesOf, isAlways, type MenuName, type MenuPlaces } from './menu-places.ts'

interface MenuFieldProps {
  which: MenuName
  places: MenuPlaces
  /** null: what follows from what the school has */
  entries: MenuEntry[] | null
  onChange: (entries: MenuEntry[] | null) => void
  /** null: a new one */
  onEdit: (entry: MenuEntry | null) => void
}

/** One menu of all pages: which entries, in which order, in which words. */
export function MenuField({ which, places, entries, onChange, onEdit }: MenuFieldProps) {
  const text = useLookText()
  const shown = entriesOf(which, places, entries)
  const wordsOf = ({ to, label }: MenuEntry) =>
    label || ([...places.head, ...places.foot].find((each) => each.to === to)?.label ?? to)
  return (
    <div className={common.closeStack}>
      <p className={common.note}>{text(entries ? `${which}MenuHelp` : 'standardMenu')}</p>
      <RowList>
        {shown.map((entry, index) => (
          <ListRow
            key={entry.to}
            title={wordsOf(entry)}
            actions={
              <>
                {shown.length > 1 && (
                  <MoveButtons
                    ids={shown.map(({ to }) => to)}
                    index={index}
                    name={wordsOf(entry)}
                    onReorder={(order) => onChange(order.flatMap((to) => shown.find((each) => each.to === to) ?? []))}
                  />
                )}
                <IconButton
                  label={text('editEntry', { name: wordsOf(entry) })}
                  icon={<Pencil />}
                  onClick={() => onEdit(entry)}
                />
                {!isAlways(which, places, entry) && (
                  <IconButton
                    label={text('removeEntry', { name: wordsOf(entry) })}
                    icon={<X />}
                    onClick={() => onChange(shown.filter((each) => each !== entry))}
                  />
                )}
              </>
            }
          >
            {entry.to}
          </ListRow>
        ))}
      </RowList>
      <div className={common.row}>
        {shown.length < MENU_MAX ? (
          <Button onClick={() => onEdit(null)}>{text(`${which}Add`)}</Button>
        ) : (
          <p className={common.note}>{text('menuFull', { count: MENU_MAX })}</p>
        )}
        {entries && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {text(`${which}Standard`)}
          </Button>
        )}
      </div>
    </div>
  )
}
