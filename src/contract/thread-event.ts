type Kind =
  | 'assigned'
  | 'unassigned'
  | 'moved'
  | 'moved_out'
  | 'resolved'
  | 'reopened'
  | 'snoozed'
  | 'woken'
  | 'label_added'
  | 'label_removed'
  | 'urgent'
  | 'not_urgent'
  | 'priority'
  | 'requested'
  | 'taken'
  | 'to_bot'
  | 'blocked'
  | 'unblocked'
  | 'renamed'
  | 'notified'
  | 'form_completed'

/** A change of a chat as the API describes it: a kind that it adds does not compile until it is worded here. */
interface ThreadEvent {
  kind: Kind
  actor: string
  actor_name: string
  detail: string
}

/** What a change says: of somebody who does it, and where nobody in particular does. */
interface Saying {
  did: (detail: string) => string
  itself: (detail: string) => string
}

const SAYINGS: Readonly<Record<Kind, Saying>> = {
  assigned: {
    did: (to) => `asignó la conversación a ${to}`,
    itself: (to) => `La conversación se asignó a ${to}`,
  },
  unassigned: {
    did: () => 'dejó la conversación sin asignar',
    itself: () => 'La conversación quedó sin asignar',
  },
  moved: { did: (to) => `pasó la conversación a ${to}`, itself: (to) => `La conversación pasó a ${to}` },
  moved_out: { did: () => 'dejó la conversación sin área', itself: () => 'La conversación quedó sin área' },
  resolved: { did: () => 'resolvió la conversación', itself: () => 'La conversación se cerró sola' },
  reopened: { did: () => 'reabrió la conversación', itself: () => 'La conversación se reabrió' },
  snoozed: {
    did: (until) => `pospuso la conversación hasta ${until}`,
    itself: (until) => `La conversación se pospuso hasta ${until}`,
  },
  woken: { did: () => 'trajo la conversación a la lista', itself: () => 'La conversación volvió a la lista' },
  label_added: { did: (label) => `agregó la etiqueta «${label}»`, itself: (label) => `Etiqueta «${label}» agregada` },
  label_removed: { did: (label) => `quitó la etiqueta «${label}»`, itself: (label) => `Etiqueta «${label}» quitada` },
  urgent: { did: () => 'marcó la conversación como urgente', itself: () => 'La conversación pasó a ser urgente' },
  not_urgent: { did: () => 'quitó la marca de urgente', itself: () => 'La conversación dejó de ser urgente' },
  priority: {
    did: (level) => `cambió la prioridad a ${level.toLowerCase()}`,
    itself: (level) => `La prioridad pasó a ser ${level.toLowerCase()}`,
  },
  requested: {
    did: () => 'pasó la conversación a una persona',
    itself: () => 'La conversación pasó a una persona',
  },
  taken: { did: () => 'empezó a atender la conversación', itself: () => 'El equipo empezó a atender la conversación' },
  to_bot: {
    did: () => 'devolvió la conversación al chatbot',
    itself: () => 'La conversación volvió al chatbot',
  },
  blocked: { did: () => 'bloqueó el contacto', itself: () => 'El contacto quedó bloqueado' },
  unblocked: { did: () => 'desbloqueó el contacto', itself: () => 'El contacto quedó desbloqueado' },
  renamed: { did: (name) => `cambió el nombre a «${name}»`, itself: (name) => `El nombre pasó a ser «${name}»` },
  form_completed: { did: (what) => `completó ${what}`, itself: (what) => `El cliente completó ${what}` },
  notified: { did: (people) => `avisó a ${people}`, itself: (people) => `Avisamos a ${people}` },
}

/** Who did it; undefined where nobody in particular did. */
function nameOf({ actor, actor_name: name }: ThreadEvent): string | undefined {
  if (actor === 'user') return name || 'El equipo'
  if (actor === 'api') return `La clave «${name}»`
  if (actor === 'rule') return `La regla «${name}»`
  return actor === 'bot' ? 'El chatbot' : undefined
}

/**
 * Returns a change of a chat as a sentence without a full stop.
 * @param formatTime formats the end of a snooze
 */
export function threadEventText(event: ThreadEvent, formatTime: (at: string) => string): string {
  const { kind, actor, actor_name, detail } = event
  if (actor === 'customer' && kind === 'reopened') return 'El cliente volvió a escribir: la conversación se reabrió'
  if (actor === 'customer' && kind === 'woken') return 'El cliente escribió: la conversación volvió a la lista'
  if (actor === 'user' && kind === 'assigned' && detail === actor_name) return `${detail} tomó la conversación`
  const { did, itself } = SAYINGS[kind]
  const shown = kind === 'snoozed' ? formatTime(detail) : detail
  const name = nameOf(event)
  return name === undefined ? itself(shown) : `${name} ${did(shown)}`
}
