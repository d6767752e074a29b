import { useState } from 'react'
import { momentIn } from '../../../../contract/zone.ts'
import { MomentField } from '../../../engine/fields/MomentField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { HoursAnswer } from './HoursAnswer.tsx'
import type { OpeningHours } from './week.ts'

/** What was asked about: hours, and a moment or now. */
interface Asked {
  schedule: OpeningHours
  at?: string
}

/** Shows what the bot tells a customer who asks for a person now, or at a chosen moment, with the hours of the form. */
export function HoursPreview({ schedule }: { schedule: OpeningHours }) {
  const [at, setAt] = useState('')
  const [faulty, setFaulty] = useState(false)
  const [asked, setAsked] = useState<Asked>()

  function ask(): void {
    // The field says what is wrong with the hour; an answer for another one would be taken for it.
    if (faulty) return
    const [day = '', time = ''] = at.split('T')
    setAsked({ schedule, ...(at !== '' && { at: momentIn(day, time, schedule.timezone).toISOString() }) })
  }

  return (
    <div className="hours-preview">
      <p className="soft">Prueba qué responde a quien pide una persona, ahora o en otro momento.</p>
      <MomentField
        value={at}
        zone={schedule.timezone}
        legend="Probar el horario"
        label="Día"
        onChange={(moment) => {
          setAt(moment)
          setAsked(undefined)
        }}
        onTyping={(isFault) => {
          setFaulty(isFault)
          setAsked(undefined)
        }}
      />
      <Button icon="eye" onClick={ask}>
        Ver qué responde
      </Button>
      <div role="status">{asked && <HoursAnswer {...asked} />}</div>
    </div>
  )
}
