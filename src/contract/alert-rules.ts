/** Events of alerts that concern one person of the team: nobody outside it is told. */
export const PERSONAL_EVENTS = ['assigned', 'reply', 'mention', 'rule_notice', 'figure_alert', 'new_device'] as const

/** Events of alerts on conversations, which areas limit. */
export const CHAT_EVENTS = [
  'live_chat',
  'assigned',
  'reply',
  'mention',
  'rule_notice',
  'unanswered',
  'sla_warning',
  'sla_breach',
] as const

/** Whether a rule may alert by a medium: a person of the team has a browser, a contact has a telephone. */
export const mayAlertBy = (channel: string, isPerson: boolean): boolean =>
  channel === 'email' || (isPerson ? channel !== 'whatsapp' : channel === 'whatsapp')
