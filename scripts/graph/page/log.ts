import { call, h } from './dom.ts'

export interface Delivery {
  id: number
  at: number
  object: string
  body: string
  state: string
  attempts: { status: number }[]
}

const STATES: Readonly<Record<string, string>> = {
  waiting: 'en camino',
  delivered: 'entregado',
  failing: 'falló, se repite',
  held: 'retenido',
  dropped: 'perdido',
}

const time = new Intl.DateTimeFormat('es', { timeStyle: 'medium' })

/** The newest webhooks with their exact bytes. */
export function logView(deliveries: Delivery[], isHeld: boolean, changed: () => void): HTMLElement[] {
  const hold = async () => {
    await call('PUT', 'settings', { webhooks: { hold: !isHeld } })
    changed()
  }
  const items = deliveries.slice(-60).reverse()
  return [
    h('h2', {}, 'Webhooks'),
    h('label', {}, h('input', { type: 'checkbox', checked: isHeld, onchange: hold }), ' Retener los envíos'),
    items.length === 0 ? h('p', {}, 'Aquí verás lo que recibe tu servidor.') : undefined,
    h(
      'ol',
      {},
      ...items.map(({ id, at, body, state, attempts }) =>
        h(
          'li',
          {},
          h(
            'details',
            {},
            h(
              'summary',
              {},
              `${time.format(at)} · ${kindOf(body)} · ${STATES[state] ?? state} ${attempts.map(({ status }) => status).join(' ')}`,
            ),
            h('pre', { tabindex: 0 }, JSON.stringify(JSON.parse(body), null, 2)),
            h('button', { onclick: () => call('POST', `deliveries/${id}/redeliver`) }, 'Enviar otra vez'),
          ),
        ),
      ),
    ),
  ].filter((one) => one !== undefined)
}

function kindOf(body: string): string {
  const status = /"status":"(\w+)"/.exec(body)?.[1]
  if (status) return `estado ${status}`
  const kinds = ['is_echo', 'delivery', 'read', 'postback', 'message', 'template', 'account_update']
  return kinds.find((kind) => body.includes(`"${kind}`)) ?? 'aviso'
}
