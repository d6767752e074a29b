/** The columns of an approved template of WhatsApp with a named datum, without its bot. */
export const templateRow = (more: object = {}) => ({
  ...{ waba_id: '102345678901', external_id: '1594000000000002', name: 'pedido_listo', language: 'es_AR' },
  ...{ category: 'UTILITY' as const, status: 'approved' as const, quality: 'green' as const },
  ...{ parameter_format: 'NAMED' as const, synced_at: '2026-03-10T12:00:00Z' },
  components: JSON.stringify([
    { type: 'HEADER', format: 'TEXT', text: 'Tu pedido está listo' },
    {
      type: 'BODY',
      text: 'Hola {{nombre}}, tu pedido te espera en el local.',
      example: { body_text_named_params: [{ param_name: 'nombre', example: 'Lucía' }] },
    },
    { type: 'FOOTER', text: 'El Trigal' },
    { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Voy hoy' }] },
  ]) as never,
  ...more,
})
