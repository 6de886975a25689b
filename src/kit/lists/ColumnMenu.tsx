import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '../actions/button-class.ts'
import { useKitText } from '../text/kit-text.ts'
import styles from './table.module.css'

interface ColumnMenuProps {
  columns: { key: string; label: string }[]
  hidden: ReadonlySet<string>
  choose: (hidden: string[]) => void
}

/** The columns of a table, each shown or not. */
export function ColumnMenu({ columns, hidden, choose }: ColumnMenuProps) {
  const text = useKitText()
  const id = useId()
  const others = (key: string) => columns.map((column) => column.key).filter((each) => each !== key && hidden.has(each))
  return (
    <div className={styles.choice}>
      <button type="button" popoverTarget={id} className={buttonClass({ look: 'quiet' })}>
        <Columns3 />
        {text('columns')}
      </button>
      <fieldset id={id} popover="auto" className={styles.columns}>
        <legend>{text('columns')}</legend>
        {columns.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={!hidden.has(key)}
              onChange={({ target }) => choose(target.checked ? others(key) : [...others(key), key])}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
