import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { laterControl } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { WeekInput } from './hours/index.ts'

const Message = laterControl(async () => (await import('./handoff/MessageControl.tsx')).MessageControl)

/** /settings/general: texts with their variables and a preview, and the week by days. */
export const generalSettings: ScreenOverride<ScreenKeys['/settings/general']> = {
  inputs: {
    wait_message: Message,
    assign_message: Message,
    return_message: Message,
    no_agents_response_id: laterControl(async () => (await import('./handoff/AbsenceControl.tsx')).AbsenceControl),
    'schedule.week': WeekInput,
  },
}
