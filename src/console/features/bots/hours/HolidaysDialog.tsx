import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { HolidayCountryOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { formatDate, plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import type { OpeningHours } from './week.ts'

type Holidays = components['schemas']['Holidays']
type Country = Holidays['country']
type Exception = OpeningHours['exceptions'][number]

const countries = HolidayCountryOptions as readonly { value: Country; label: string }[]

interface HolidaysDialogProps {
  exceptions: readonly Exception[]
  onAdd: (added: Exception[]) => void
  onClose: () => void
}

/** Proposes the national holidays that are not exceptions yet. Nothing is saved until the form is. */
export function HolidaysDialog({ exceptions, onAdd, onClose }: HolidaysDialogProps) {
  const bot = useSession().bot?.id ?? 0
  const [chosen, setChosen] = useState<Country>()
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const { data, error, reload } = useLoad(`${bot} ${chosen ?? ''}`, (signal) => fetchHolidays(bot, chosen, signal))
  const covered = (date: string) => exceptions.some(({ date_from, date_to }) => date_from <= date && date <= date_to)
  const proposed = data?.data.filter(({ date }) => !covered(date)) ?? []
  const added = proposed.filter(({ date }) => !skipped.has(date))

  function skip(date: string, add: boolean): void {
    const next = new Set(skipped)
    if (add) next.delete(date)
    else next.add(date)
    setSkipped(next)
  }

  return (
    <Dialog
      open
      title="Cargar feriados"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={added.length === 0}
            onClick={() => onAdd(added.map(({ date, name }) => ({ date_from: date, date_to: date, name, ranges: [] })))}
          >
            Agregar feriados
          </Button>
        </>
      }
    >
      <Select
        label="País"
        value={chosen ?? data?.country ?? ''}
        options={countries}
        onChange={(country) => {
          setChosen(countries.find(({ value }) => value === country)?.value)
          setSkipped(new Set())
        }}
      />
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        data && (
          <>
            <p role="status" className="soft">
              {proposed.length === 0
                ? 'Ya cargaste todos los feriados hasta fin del año próximo.'
                : `${plural(added.length, 'feriado', 'feriados')} para agregar. Esos días quedan como cerrados.`}
            </p>
            <ul className="holidays">
              {proposed.map(({ date, name }) => (
                <li key={date}>
                  <Checkbox
                    label={`${formatDate(date)} · ${name}`}
                    checked={!skipped.has(date)}
                    onChange={(add) => skip(date, add)}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      )}
    </Dialog>
  )
}

function fetchHolidays(bot: number, country: Country | undefined, signal: AbortSignal): Promise<Holidays> {
  const query = country ? { country } : {}
  return unwrap(api.GET('/bots/handoff/holidays/{bot}', { params: { path: { bot }, query }, signal }))
}
