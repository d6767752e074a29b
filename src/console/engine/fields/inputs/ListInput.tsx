import { use, useEffect, useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { getPath } from '../../../../contract/path.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FieldOverrideContext } from '../FieldOverrideContext.ts'
import { initialValues } from '../initial.ts'
import type { InputProps } from '../kinds.ts'
import { Labelled } from '../Labelled.tsx'
import { Inputs } from './Inputs.tsx'
import { isMandatory } from './required.ts'

/** Key name for react-hook-form's item ids. The default `id` may be a field of the items. */
const KEY = '__key'

/**
 * A list of objects: add, remove, move up and down. One with summaries has its own order, such as by date. Announces every change to screen readers and keeps the focus
 * nearby.
 */
export function ListInput({ input, prefix }: InputProps) {
  const id = useId()
  const name = prefix + input.source
  const { fields, append, remove, move } = useFieldArray({ name, keyName: KEY })
  const { errors } = useFormState({ name })
  const { getValues } = useFormContext()
  const summaryOf = use(FieldOverrideContext).summaries?.[name]
  const [opened, setOpened] = useState<number>()
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string>(undefined)
  const own = getPath(errors, name) as { message?: string; root?: { message?: string } } | undefined
  const error = own?.root?.message ?? (typeof own?.message === 'string' ? own.message : undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the list
  useEffect(() => {
    if (!focusNext.current) return
    const wanted = root.current?.querySelector<HTMLElement>(focusNext.current)
    focusNext.current = undefined
    ;(wanted?.matches(':disabled') ? root.current?.querySelector<HTMLElement>('[data-add]') : wanted)?.focus()
  }, [fields])

  const count = fields.length
  const change = (what: string, focus: string, act: () => void, open?: number) => {
    setOpened(open)
    focusNext.current = focus
    setSaid(what)
    act()
  }
  const shift = (from: number, to: number, button: string) =>
    change(
      `Elemento movido a la posición ${to + 1} de ${count}.`,
      itemPart(to, to === 0 ? 'down' : to === count - 1 ? 'up' : button),
      () => move(from, to),
    )

  return (
    <Labelled id={id} label={input.label} help={input.help} error={error} required={isMandatory(input)} group>
      <div className="list-input" ref={root}>
        {fields.map((field, at) => {
          const title = `${input.label} ${at + 1}`
          const summary = summaryOf?.(getValues(`${name}.${at}`) ?? {})
          const isOpen = summary === undefined || opened === at || getPath(errors, `${name}.${at}`) !== undefined
          return (
            <fieldset
              key={field[KEY as never]}
              className={classes('list-item', !isOpen && 'list-item-closed')}
              data-item={at}
              aria-label={title}
            >
              <div className="list-item-head">
                {summary === undefined ? (
                  <span aria-hidden="true">{at + 1}</span>
                ) : (
                  <button
                    type="button"
                    className="link-button list-item-open"
                    aria-expanded={isOpen}
                    aria-controls={`${id}-${at}`}
                    onClick={() => setOpened(isOpen ? undefined : at)}
                  >
                    {summary || title}
                  </button>
                )}
                {!input.readOnly && (
                  <div>
                    {summary === undefined && (
                      <>
                        <IconButton
                          icon="chevron-up"
                          label={`Subir ${title}`}
                          data-act="up"
                          disabled={at === 0}
                          onClick={() => shift(at, at - 1, 'up')}
                        />
                        <IconButton
                          icon="chevron-down"
                          label={`Bajar ${title}`}
                          data-act="down"
                          disabled={at === count - 1}
                          onClick={() => shift(at, at + 1, 'down')}
                        />
                      </>
                    )}
                    <IconButton
                      icon="delete"
                      label={`Quitar ${title}`}
                      data-act="remove"
                      tone="danger"
                      disabled={count <= (input.minItems ?? 0)}
                      onClick={() =>
                        change(
                          'Elemento quitado.',
                          count === 1 ? '[data-add]' : itemPart(Math.min(at, count - 2), 'remove'),
                          () => remove(at),
                        )
                      }
                    />
                  </div>
                )}
              </div>
              <div id={`${id}-${at}`} hidden={!isOpen}>
                <Inputs inputs={input.fields ?? []} prefix={`${name}.${at}.`} />
              </div>
            </fieldset>
          )
        })}
        {!input.readOnly && (
          <Button
            icon="plus"
            data-add
            disabled={count >= (input.maxItems ?? Number.POSITIVE_INFINITY)}
            onClick={() =>
              change(
                'Elemento agregado.',
                `[data-item="${count}"] :is(input, select, textarea)`,
                () => append(initialValues(input.fields ?? []), { shouldFocus: false }),
                count,
              )
            }
          >
            Agregar
          </Button>
        )}
        <span className="sr-only" role="status">
          {said}
        </span>
      </div>
    </Labelled>
  )
}

const itemPart = (at: number, act: string) => `[data-item="${at}"] [data-act="${act}"]`
