import './conflict.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { getPath } from '../../../contract/path.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { useSession } from '../../session/index.ts'
import { classes } from '../../ui/classes.ts'
import { DASH } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { clashText, conflictText, mergedText, sideLabels, valueText } from './conflict-text.ts'
import { type FieldConflict, isSameValue } from './merge.ts'
import type { ConflictDetails } from './useConflict.ts'

interface ConflictBannerProps {
  conflictDetails: ConflictDetails
  /** current values of the form */
  values: object
  /** returns the label of a path */
  nameOf: (path: string) => string
  /** renders a value where its plain text is not suitable */
  textOf?: (path: string, value: unknown) => ReactNode
  /** writes one of the two values into the form */
  onTake: (path: string, value: unknown) => void
}

interface ConflictFooterProps extends Omit<ConflictBannerProps, 'conflictDetails'> {
  conflictDetails: ConflictDetails | undefined
  className?: string
  /** save and cancel buttons */
  children: ReactNode
}

/**
 * Form footer with its buttons and, above them, the conflicting changes of another person. Sticky while it shows a
 * conflict.
 */
export function ConflictFooter({ conflictDetails, className, children, ...banner }: ConflictFooterProps) {
  return (
    <div className={classes('conflict-foot', conflictDetails && 'has-conflict')}>
      {conflictDetails && <ConflictBanner key={conflictDetails.round} conflictDetails={conflictDetails} {...banner} />}
      <footer className={className}>{children}</footer>
    </div>
  )
}

function ConflictBanner({ conflictDetails, values, nameOf, textOf, onTake }: ConflictBannerProps) {
  const { user, bot } = useSession()
  const root = useRef<HTMLElement>(null)
  const { gone, clashes, quiet } = conflictDetails
  useEffect(() => {
    if (quiet) return
    root.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [quiet])
  const me = user?.id
  const summary = conflictText(conflictDetails, { nameOf, me, zone: bot?.timezone ?? TIMEZONE })
  const labels = sideLabels(conflictDetails, me)
  return (
    <section
      ref={root}
      className={classes('conflict', gone && 'conflict-gone')}
      tabIndex={-1}
      aria-label={gone ? 'Se eliminó mientras lo editabas' : 'Cambios mientras lo editabas'}
    >
      <Icon name={gone ? 'alert-circle' : 'alert'} />
      <div className="conflict-body">
        <p role="alert">
          {gone ? (
            'Se eliminó mientras lo editabas. Lo tuyo sigue aquí: cópialo antes de cerrar.'
          ) : (
            <>
              <strong>{summary}</strong> {(clashes.length > 0 ? clashText : mergedText)(conflictDetails, me)}
            </>
          )}
        </p>
        {clashes.map((clash) => {
          const { path, part } = clash
          const whole = getPath(values, path)
          return (
            <ClashChoice
              key={`${path} ${part?.key ?? ''}`}
              clash={clash}
              name={part?.label ?? nameOf(path)}
              labels={labels}
              value={part ? part.read(whole) : whole}
              textOf={(value) => part?.textOf(value) ?? textOf?.(path, value) ?? valueText(value)}
              onTake={(value) => onTake(path, part ? part.write(whole, value) : value)}
            />
          )
        })}
      </div>
    </section>
  )
}

interface ClashChoiceProps {
  clash: FieldConflict
  name: string
  labels: ReturnType<typeof sideLabels>
  /** current value in the form */
  value: unknown
  textOf: (value: unknown) => ReactNode
  onTake: (value: unknown) => void
}

/**
 * A field that was changed twice. Keeps the user's own value, so that it can be chosen again after choosing the
 * other.
 */
function ClashChoice({ clash, name, labels, value, textOf, onTake }: ClashChoiceProps) {
  const group = useId()
  const [mine, setMine] = useState(clash.mine)
  const theirs = isSameValue(value, clash.theirs)
  const kept = theirs ? mine : value
  return (
    <fieldset className="conflict-choice">
      <legend>{name}</legend>
      {[
        { label: labels.mine, text: kept, chosen: !theirs, take: () => onTake(kept) },
        {
          ...{ label: labels.theirs, text: clash.theirs, chosen: theirs },
          take: () => {
            setMine(value)
            onTake(clash.theirs)
          },
        },
      ].map(({ label, text, chosen, take }) => (
        <label key={label} className="conflict-side">
          <input type="radio" name={group} checked={chosen} onChange={take} />
          <span>
            <span className="conflict-label">{label}</span>
            <bdi className="conflict-text">{textOf(text) || DASH}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
