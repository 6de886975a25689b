import { Fragment } from 'react'
import facts from '../figures/facts.module.css'
import { Switch } from '../fields/Switch.tsx'
import { plainKeys } from './plain-keys.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { useWidgetText } from '../text/widget-text.ts'

/** Which keys do what in lists, and whether they do. */
export function ListKeysDialog({ onClose }: { onClose: () => void }) {
  const text = useWidgetText()
  const areOff = plainKeys.useAreOff()
  const keys = [
    ['j', text('keyNextRow')],
    ['k', text('keyPreviousRow')],
    ['Enter', text('keyOpenRow')],
    ['x', text('keyChooseRow')],
    ['Ctrl K, /', text('keyFind')],
    ['?', text('keyHelp')],
  ] as const
  return (
    <Dialog title={text('keysTitle')} onClose={onClose}>
      <dl className={facts.facts}>
        {keys.map(([key, does]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <Switch
        name="plain_keys"
        label={text('plainKeys')}
        help={text('plainKeysHelp')}
        checked={!areOff}
        onChange={plainKeys.toggle}
      />
    </Dialog>
  )
}
