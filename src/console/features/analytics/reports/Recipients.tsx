import './recipients.css'
import type { components } from '../../../../../generated/api.d.ts'
import { ListedCell } from '../../../engine/fields/cells.tsx'
import type { CellProps } from '../../../engine/fields/kinds.ts'
import { useFormScope } from '../../../engine/form/Form.tsx'

type Unreached = Partial<Pick<components['schemas']['AnalyticsReport'], 'unconfirmed' | 'refused'>>

/** The recipients of a report: those whom it reaches, and the others with why it does not. */
export function Recipients({ value, record, ...rest }: CellProps) {
  const { unconfirmed = [], refused = [] } = record as Unreached
  const reached = (value as string[]).filter((email) => !unconfirmed.includes(email) && !refused.includes(email))
  return (
    <div className="recipients">
      {reached.length > 0 && <ListedCell value={reached} record={record} {...rest} />}
      <Missing unconfirmed={unconfirmed} refused={refused} className="cell-soft" />
    </div>
  )
}

/** Below the recipients that are edited: whom the stored report does not reach. */
export function UnreachedRecipients() {
  const { record } = useFormScope()
  return record ? <Missing {...(record as Unreached)} className="fld-help" /> : null
}

function Missing({ unconfirmed = [], refused = [], className }: Unreached & { className: string }) {
  return (
    <>
      {refused.length > 0 && (
        <p className={className}>
          {refused.length === 1 ? 'No quiere' : 'No quieren'}: {refused.join(', ')}
        </p>
      )}
      {unconfirmed.length > 0 && <p className={className}>Sin confirmar: {unconfirmed.join(', ')}</p>}
    </>
  )
}
