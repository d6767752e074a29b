import type { Template } from './types.ts'
import type { World } from './world.ts'

/** What differs from an approved template in the Spanish of Argentina with positional variables. */
type Given = Pick<Template, 'id' | 'name' | 'category'> & Partial<Template> & { components: object[] }

const body = (text: string, ...examples: string[]) => ({
  type: 'BODY',
  text,
  ...(examples.length > 0 && { example: { body_text: [examples] } }),
})

/** Adds templates of every status and kind to a business account. */
export function addTemplates(world: World, wabaId: string): void {
  for (const { components, ...given } of templates)
    world.templates.set(given.id, {
      ...{ wabaId, language: 'es_AR', status: 'APPROVED', parameterFormat: 'POSITIONAL', quality: 'GREEN' },
      ...{ rejectedReason: 'NONE', createdAt: world.clock.now(), pauses: 0, editedAt: [] },
      ...given,
      components: components.map((component) => ({ ...component })),
    })
}

const templates: readonly Given[] = [
  {
    ...{ id: '1594000000000001', name: 'retomar_charla', category: 'UTILITY' },
    components: [body('Hola {{1}}, seguimos con tu consulta. ¿Te podemos ayudar?', 'Ana')],
  },
  {
    ...{ id: '1594000000000002', name: 'pedido_listo', category: 'UTILITY', parameterFormat: 'NAMED' },
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Tu pedido está listo' },
      {
        type: 'BODY',
        text: 'Hola {{nombre}}, tu pedido te espera en el local.',
        example: { body_text_named_params: [{ param_name: 'nombre', example: 'Ana' }] },
      },
      { type: 'FOOTER', text: 'Ferretería Sur' },
      {
        type: 'BUTTONS',
        buttons: [
          { type: 'URL', text: 'Ver pedido', url: 'https://example.com/pedidos/{{1}}', example: ['81'] },
          { type: 'QUICK_REPLY', text: 'Voy hoy' },
        ],
      },
    ],
  },
  {
    ...{ id: '1594000000000003', name: 'oferta_semana', category: 'MARKETING' },
    components: [
      { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::aW1hZ2U='] } },
      body('Hola {{1}}, esta semana tienes {{2}} de descuento en pinturas.', 'Ana', '20 %'),
      { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Dejar de recibir' }] },
    ],
  },
  {
    ...{ id: '1594000000000004', name: 'como_llegar', category: 'UTILITY' },
    components: [
      { type: 'HEADER', format: 'LOCATION' },
      body('Te esperamos el {{1}} a las {{2}}. ¡Hasta pronto!', 'lunes', '10:30'),
      { type: 'BUTTONS', buttons: [{ type: 'PHONE_NUMBER', text: 'Llamar', phone_number: '+541150000000' }] },
    ],
  },
  {
    ...{ id: '1594000000000005', name: 'cupon_bienvenida', category: 'MARKETING', quality: 'YELLOW' },
    components: [
      body('Gracias por tu primera compra. Usa este cupón en la próxima.'),
      { type: 'BUTTONS', buttons: [{ type: 'COPY_CODE', example: 'SUR20' }] },
    ],
  },
  {
    ...{
      id: '1594000000000006',
      name: 'factura_disponible',
      category: 'UTILITY',
      status: 'PENDING',
      quality: 'UNKNOWN',
    },
    components: [
      { type: 'HEADER', format: 'DOCUMENT', example: { header_handle: ['4::cGRm'] } },
      body('Hola {{1}}, te enviamos la factura de tu compra.', 'Ana'),
    ],
  },
  {
    ...{ id: '1594000000000007', name: 'sorteo_aniversario', category: 'MARKETING', status: 'REJECTED' },
    ...{ quality: 'UNKNOWN', rejectedReason: 'PROMOTIONAL' },
    components: [body('¡Cumplimos años! Participa del sorteo con tu próxima compra.')],
  },
  {
    ...{ id: '1594000000000008', name: 'liquidacion_invierno', category: 'MARKETING', status: 'PAUSED' },
    ...{ quality: 'RED', pauses: 1 },
    components: [body('Hola {{1}}, liquidamos calefactores hasta el domingo.', 'Ana')],
  },
]
