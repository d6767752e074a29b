import { useFormContext, useWatch } from 'react-hook-form'
import { zoneOf } from '../../../../contract/zone-names.ts'
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'

const PATH = 'schedule.timezone'

/** Below the time zone of opening hours: says whether they follow the one of the bot. */
export function ZoneNote() {
  const { setValue } = useFormContext()
  const own: unknown = useWatch({ name: PATH })
  const general = useSession().bot?.timezone
  if (typeof own !== 'string' || general === undefined) return null
  if (own === general)
    return <p className="field-help">Es la del chatbot: si la cambias en General, este horario la sigue.</p>
  return (
    <p className="field-help" role="status">
      Este horario cuenta con {zoneOf(own).label}; el chatbot usa {zoneOf(general).label}.{' '}
      <Button variant="ghost" onClick={() => setValue(PATH, general, { shouldDirty: true })}>
        Usar la del chatbot
      </Button>
    </p>
  )
}
