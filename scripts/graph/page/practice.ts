import { call, h } from './dom.ts'

interface Practice {
  title: string
  fields: Record<string, string>
}

/** What to type into a console to connect a business to practise; a value is copied with a press. */
export async function practiceView(): Promise<HTMLElement> {
  const accounts = await call<Practice[]>('GET', 'practice')
  return h(
    'details',
    { class: 'practice' },
    h('summary', {}, 'Conectar el negocio de prueba'),
    ...accounts.flatMap(({ title, fields }) => [
      h('h3', {}, title),
      h('dl', {}, ...Object.entries(fields).flatMap(([label, value]) => [h('dt', {}, label), copied(label, value)])),
    ]),
  )
}

function copied(label: string, value: string): HTMLElement {
  const note = h('span', { role: 'status' })
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    note.textContent = 'Copiado'
  }
  return h(
    'dd',
    {},
    h('code', {}, value),
    h('button', { type: 'button', 'aria-label': `Copiar: ${label}`, onclick: copy }, 'Copiar'),
    note,
  )
}
