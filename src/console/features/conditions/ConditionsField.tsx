import './conditions.css'
import { Button } from '../../ui/Button.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import { HiddenRow } from './HiddenRow.tsx'
import type { Condition, Faults, Language } from './language.ts'

interface ConditionsFieldProps<C extends Condition> {
  conditions: readonly C[]
  onChange: (conditions: C[]) => void
  /** by the place of the condition */
  faults: readonly (Faults | undefined)[]
  most: number
  least: number
  /** the condition that is added */
  first: C
  language: Language
}

/** Conditions in a list, which are added and removed. */
export function ConditionsField<C extends Condition>(props: ConditionsFieldProps<C>) {
  const { conditions, onChange, faults, most, least, first, language } = props
  return (
    <div className="conditions">
      <ol>
        {conditions.map((condition, at) => {
          const row = {
            number: at + 1,
            faults: faults[at],
            onRemove:
              conditions.length > least ? () => onChange(conditions.filter((_, place) => place !== at)) : undefined,
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity besides their place
            <li key={at}>
              {condition.hidden === undefined ? (
                <ConditionRow
                  {...row}
                  condition={condition}
                  language={language}
                  onChange={(next) =>
                    onChange(conditions.map((one, place) => (place === at ? { ...one, ...next } : one)))
                  }
                />
              ) : (
                <HiddenRow {...row} />
              )}
            </li>
          )
        })}
      </ol>
      {conditions.length < most && (
        <div>
          <Button icon="plus" onClick={() => onChange([...conditions, first])}>
            Agregar condición
          </Button>
        </div>
      )}
    </div>
  )
}
