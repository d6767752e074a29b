// Answers of the three operations that count, for tests of the pages that show them.
import type { components } from '../../generated/api.d.ts'

type Schemas = components['schemas']

export const period: Schemas['AnalyticsPeriod'] = {
  ...{ from: '2026-10-22', to: '2026-11-20', previous_from: '2026-09-22', previous_to: '2026-10-21' },
  ...{ timezone: 'America/Argentina/Buenos_Aires', counting: null },
}

type Figure = Schemas['AnalyticsFigure']

/** Returns a figure without margin and base, if none are given. */
export const figure = (metric: Figure['metric'], value: number | null, rest: Partial<Figure> = {}): Figure => ({
  ...{ metric, value, previous: null, margin: null, base: null },
  ...rest,
})

export const chats: Schemas['ConversationAnalytics'] = {
  period,
  figures: [
    figure('started', 1240, { previous: 1000 }),
    figure('bot_only', 806, { previous: 600 }),
    figure('handed_off', 434, { previous: 400 }),
    figure('containment', 64.5, { previous: 60, base: 1240 }),
    figure('unanswered', 12, { previous: 6 }),
    figure('resolution', null),
    figure('csat', 4.54, { previous: 4.5, margin: 0.1, base: 210 }),
  ],
  durations: [
    {
      ...{ metric: 'first_response', average: 95, median: 75, p90: 285, base: 340 },
      ...{ open_average: 55, open_median: 50, open_p90: 120, previous: null },
    },
  ],
  by_day: [
    { day: '2026-11-19', started: 40, handed_off: 10, resolved: 30, previous: 39 },
    { day: '2026-11-20', started: 51, handed_off: 12, resolved: 40, previous: 47 },
  ],
  by_channel: [{ key: 'whatsapp', label: 'WhatsApp', value: 803, previous: 720 }],
  by_area: [{ key: '', label: 'Sin área', value: 212, previous: 201 }],
  by_label: [{ key: '5', label: 'Reclamo', value: 31, previous: 28 }],
  by_user: [
    { user_id: 8, name: 'Ana Ruiz', conversations: 12, first_response: 75, resolution: null, csat: 4.6, csat_base: 2 },
    {
      user_id: 3,
      name: 'Martín Sosa',
      conversations: 96,
      first_response: 300,
      resolution: 1820,
      csat: null,
      csat_base: 0,
    },
  ],
  hours: [{ weekday: 0, hour: 10, started: 31, handed_off: 9 }],
  funnel: [
    { key: 'started', label: 'Iniciadas', value: 1240, previous: 1000 },
    { key: 'handed_off', label: 'Derivadas', value: 434, previous: 400 },
  ],
  shifts: [{ weekday: 0, from: 10, to: 14, per_hour: 6.5, people: 2 }],
}

export const messages: Schemas['MessageAnalytics'] = {
  period,
  figures: [figure('received', 8420, { previous: 7903 }), figure('failed', 7, { previous: 9 })],
  by_day: [{ day: '2026-11-20', received: 210, sent_bot: 140, sent_agent: 52, previous: 377 }],
  hours: [{ weekday: 0, hour: 10, received: 131 }],
  by_kind: [{ key: 'text', label: 'Texto', value: 7901, previous: 7400 }],
  failed_by_reason: [
    { key: 'Fuera de la ventana de 24 horas', label: 'Fuera de la ventana de 24 horas', value: 5, previous: 9 },
    { key: '', label: 'Otros motivos', value: 2, previous: 0 },
  ],
  words: [{ key: 'precio', label: 'precio', value: 611, previous: null }],
  words_from: 5000,
}

const use: Schemas['IntentUse'] = {
  ...{ id: 7, name: 'Horarios de atención', hits: 640, previous: 610, confidence: 0.93, misunderstood: 0 },
  ...{ drop_off: 12.5, feedback_up: 58, feedback_down: 3, last_used_at: '2026-11-20' },
}

export const intents: Schemas['IntentsAnalytics'] = {
  period,
  figures: [figure('hits', 5210, { previous: 4890 }), figure('confidence', 81.2, { previous: 80 })],
  by_day: [{ day: '2026-11-20', understood: 180, not_understood: 12 }],
  intents: [
    use,
    { ...use, id: 4, name: 'Envíos', hits: 90, confidence: 0.41, misunderstood: 11, drop_off: 50 },
    {
      ...{ id: 9, name: 'Retiro en sucursal', hits: 0, previous: 0, confidence: null, misunderstood: 0 },
      ...{ drop_off: null, feedback_up: 0, feedback_down: 0, last_used_at: null },
    },
  ],
  confused: [{ first_id: 4, first: 'Envíos', second_id: 9, second: 'Retiro en sucursal', count: 9 }],
  entities: [{ key: 'producto', label: 'producto', value: 812, previous: 790 }],
  forms: [
    {
      ...{ form_id: 3, form: 'Catálogo de cocina', started: 210, left: 0, finished: 164 },
      steps: [{ key: 'marca', label: 'Marca', value: 201, left: 37 }],
    },
  ],
  unused: [{ id: 12, name: 'Trabajar con nosotros', last_used_at: '2026-07-02' }],
}
