import './tools.css'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { HolidaysDialog } from './HolidaysDialog.tsx'
import { HoursPreview } from './HoursPreview.tsx'
import type { OpeningHours } from './week.ts'

/** Path of the exceptions in the form. */
const EXCEPTIONS = 'schedule.exceptions'

/** Below the exceptions: loads national holidays into them, and shows what the bot answers with the hours of the form. */
export function HoursTools() {
  const { setValue, getValues } = useFormContext()
  const schedule: OpeningHours | undefined = useWatch({ name: 'schedule' })
  const [open, setOpen] = useState(false)
  if (!schedule) return null
  return (
    <div className="hours-tools">
      <Button icon="calendar" onClick={() => setOpen(true)}>
        Cargar feriados
      </Button>
      <HoursPreview schedule={schedule} />
      {open && (
        <HolidaysDialog
          exceptions={schedule.exceptions}
          onClose={() => setOpen(false)}
          onAdd={(added) => {
            const before: OpeningHours['exceptions'] = getValues(EXCEPTIONS) ?? []
            const all = [...before, ...added].sort((a, b) => a.date_from.localeCompare(b.date_from))
            setValue(EXCEPTIONS, all, { shouldDirty: true })
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
