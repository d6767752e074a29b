import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyControl, lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { exceptionText } from './hours/exception-text.ts'
import { WeekInput, ZoneHelp } from './hours/index.ts'

const Message = lazyControl(async () => (await import('./handoff/MessageControl.tsx')).MessageControl)

/** /settings/general: messages with variables and a preview, and opening hours by day. */
export const generalSettings: ScreenOverride<ScreenKeys['/settings/general']> = {
  inputs: {
    wait_message: Message,
    assign_message: Message,
    return_message: Message,
    'auto_resolve.closing_text': Message,
    'auto_resolve.reminders.text': Message,
    no_agents_response_id: lazyControl(async () => (await import('./handoff/AbsenceControl.tsx')).AbsenceControl),
    'schedule.week': WeekInput,
  },
  end: {
    title: 'Mover y eliminar',
    part: lazyPart(async () => (await import('../archives/MoveSection.tsx')).MoveSection),
  },
  summaries: { 'schedule.exceptions': exceptionText },
  below: {
    'schedule.timezone': ZoneHelp,
    retention: lazyPart(async () => (await import('./RetentionPreview.tsx')).RetentionPreview),
    return_to_bot_after_minutes: lazyPart(async () => (await import('./ReturnQuestion.tsx')).ReturnQuestion),
    'schedule.exceptions': lazyPart(async () => (await import('./hours/HoursTools.tsx')).HoursTools),
  },
}
